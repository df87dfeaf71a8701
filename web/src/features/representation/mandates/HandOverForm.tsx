import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { mandateWrites } from '#features/representation/mandates/mandate-writes.ts';
import * as words from '#words/representation/family.ts';
import * as common from '#words/ui/common.ts';

const fields = [
  { name: 'contact', label: words.own_contact, hint: words.own_contact_hint, required: true, wide: true },
] as const;

/** Sends the talent of a managed account the link to take it over. */
export function HandOverForm({ id }: { id: string }) {
  const sending = useWrite(mandateWrites, 'handOver', successToast());
  return (
    <FieldsForm
      fields={fields}
      write={{ ...sending, submit: ({ contact }) => sending.submit({ id, contact }) }}
      accountRole="talent"
      submitLabel={words.hand_over_send}
      busyLabel={common.sending}
      fallbackError={words.hand_over_failed}
    />
  );
}
