import { useWrite } from '#api/use-write.ts';
import { guardianDecisionWrites } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { Notice } from '#ui/Notice.tsx';

const fields = [
  {
    name: 'contact',
    label: 'Your mobile number or email',
    required: true,
    wide: true,
    hint: 'The one to which we sent our first message.',
  },
] as const;

/** Sends the link again to a guardian who has lost it. */
export function LostLink() {
  const sending = useWrite(guardianDecisionWrites, 'sendLink');
  return (
    <div className="flex flex-col gap-5">
      <p>Open the link in the message that we sent you. If you no longer have it, we can send it again.</p>
      {sending.reply && <Notice tone="success">{sending.reply.message}</Notice>}
      <FieldsForm
        fields={fields}
        write={sending}
        submitLabel="Send me the link"
        busyLabel="Sending..."
        fallbackError="We couldn’t send the link. Try again."
      />
    </div>
  );
}
