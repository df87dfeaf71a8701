import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';

interface LinkDialogProps {
  href: string;
  /** Receives an empty text to remove the link. */
  onChoose: (href: string) => void;
  onClose: () => void;
}

/** Asks where a link leads. */
export function LinkDialog({ href, onChoose, onClose }: LinkDialogProps) {
  const [error, setError] = useState<string>();

  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('href')).trim();
    if (/^(https:\/\/\S+|mailto:\S+|tel:\S+|\/(?!\/)\S*)$/.test(typed)) onChoose(typed);
    else setError('Enter a link that begins with https://, mailto:, tel: or /.');
  }

  return (
    <Dialog title="Link" onClose={onClose}>
      <form noValidate className="flex flex-col gap-5" onSubmit={choose}>
        <TextField
          label="Where it leads"
          name="href"
          hint="A page of this site begins with /, another site with https://."
          defaultValue={href}
          error={error}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Set link</Button>
          {href && (
            <Button variant="secondary" onClick={() => onChoose('')}>
              Remove link
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
