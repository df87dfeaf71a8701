import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';

const noteField = {
  name: 'note',
  label: 'Message to the production house (optional)',
  type: 'lines',
  maxLength: MAX_TEXT,
} as const;

interface DeclineTapeProps {
  busy: boolean;
  onDecline: (note: string) => void;
}

/** Declines to send a tape, after asking for a note. */
export function DeclineTape({ busy, onDecline }: DeclineTapeProps) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button variant="quiet" className="self-start px-0!" onClick={() => setOpen(true)}>
        Decline this self-tape
      </Button>
    );
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onDecline(String(new FormData(event.currentTarget).get('note') ?? ''));
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-prose flex-col gap-4">
      <FormField field={noteField} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy}>
          {busy ? 'Sending…' : 'Decline self-tape'}
        </Button>
        <Button variant="secondary" onClick={() => setOpen(false)}>
          Keep the invitation
        </Button>
      </div>
    </form>
  );
}
