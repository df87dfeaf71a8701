import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { selfTapeWrites } from '#features/auditions/self-tapes/self-tapes.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import * as words from '#words/auditions/own-tapes.ts';
import * as common from '#words/ui/common.ts';

const noteField = { name: 'note', label: words.decline_note, type: 'lines', maxLength: MAX_TEXT } as const;

export function DeclineTape({ id }: { id: string }) {
  const { busy, submit } = useWrite(selfTapeWrites, 'declineTape', resultToasts(common.answer_failed));
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button variant="quiet" className="self-start px-0!" onClick={() => setOpen(true)}>
        {words.decline_open}
      </Button>
    );
  }
  function decline(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) submit({ id, note: String(new FormData(event.currentTarget).get('note') ?? '') });
  }
  return (
    <form method="post" noValidate onSubmit={decline} className="flex max-w-prose flex-col gap-4">
      <FormField field={noteField} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy}>
          {busy ? common.sending : words.decline_send}
        </Button>
        <Button variant="secondary" onClick={() => setOpen(false)}>
          {words.decline_keep}
        </Button>
      </div>
    </form>
  );
}
