import { useWrite } from '#api/use-write.ts';
import { guardianDecisionWrites } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/guardians.ts';
import * as common from '#words/ui/common.ts';

const fields = [
  {
    name: 'contact',
    label: words.lost_contact,
    required: true,
    wide: true,
    hint: words.lost_contact_hint,
  },
] as const;

/** Sends the link again to a guardian who has lost it. */
export function LostLink() {
  const sending = useWrite(guardianDecisionWrites, 'sendLink');
  return (
    <div className="flex flex-col gap-5">
      <p>{words.lost_text}</p>
      {sending.reply && <Notice tone="success">{sending.reply.message}</Notice>}
      <FieldsForm
        fields={fields}
        write={sending}
        submitLabel={words.lost_send}
        busyLabel={common.sending}
        fallbackError={words.lost_failed}
      />
    </div>
  );
}
