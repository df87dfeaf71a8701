import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/content.ts';

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
    else setError(words.link_wrong);
  }

  return (
    <Dialog title={words.link} onClose={onClose}>
      <form noValidate className="flex flex-col gap-5" onSubmit={choose}>
        <TextField
          label={words.link_to}
          name="href"
          hint={words.link_hint}
          defaultValue={href}
          error={error}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{words.link_set}</Button>
          {href && (
            <Button variant="secondary" onClick={() => onChoose('')}>
              {words.link_remove}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
