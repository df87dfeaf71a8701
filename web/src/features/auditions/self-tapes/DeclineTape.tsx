import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { selfTapeWrites } from '#features/auditions/self-tapes/self-tapes.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/auditions/own-tapes.ts';
import * as common from '#words/ui/common.ts';

const fields = [{ name: 'note', label: words.decline_note, type: 'lines', maxLength: MAX_TEXT }] as const;

export function DeclineTape({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const decline = useWrite(selfTapeWrites, 'declineTape', {
    onDone: ({ message }) => showToast('success', message),
  });
  if (!open) {
    return (
      <Button variant="quiet" className="self-start px-0!" onClick={() => setOpen(true)}>
        {words.decline_open}
      </Button>
    );
  }
  return (
    <div className="flex max-w-prose flex-col items-start gap-2">
      <FieldsForm
        fields={fields}
        write={{ ...decline, submit: ({ note }) => decline.submit({ id, note }) }}
        accountRole="talent"
        submitLabel={words.decline_send}
        busyLabel={common.sending}
        fallbackError={common.answer_failed}
      />
      <Button variant="quiet" className="px-0!" onClick={() => setOpen(false)}>
        {words.decline_keep}
      </Button>
    </div>
  );
}
