import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { offerWrites } from '#features/auditions/slots/audition-writes.ts';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/auditions/offers.ts';
import * as common from '#words/ui/common.ts';

const fields = [
  {
    name: 'message',
    label: words.field_message,
    type: 'lines',
    required: true,
    maxLength: MAX_TEXT,
    wide: true,
  },
  { name: 'answer_by', label: words.field_answer_by, type: 'date', required: true },
] as const;

interface OfferFormProps {
  applicationId: string;
  /** The button that opens the form; without it the form is open. */
  opener?: string;
  submitLabel: string;
  values?: { message: string; answer_by: string };
}

/** If the role has no free position, the house is warned and can send the offer anyway. */
export function OfferForm({ applicationId, opener, submitLabel, values }: OfferFormProps) {
  const [open, setOpen] = useState(opener === undefined);
  const makeOffer = useWrite(offerWrites, 'makeOffer', successToast());
  const isFilled = makeOffer.error?.code === 'positions_filled';
  if (!open) {
    return (
      <Button className="self-start" onClick={() => setOpen(true)}>
        {opener}
      </Button>
    );
  }
  return (
    <FieldsForm
      fields={fields}
      write={{
        ...makeOffer,
        submit: (typed) =>
          makeOffer.submit({ applicationId, body: { ...typed, ...(isFilled && { confirm: true }) } }),
      }}
      values={values}
      accountRole="production"
      submitLabel={isFilled ? words.offer_send_anyway : submitLabel}
      busyLabel={common.sending}
      fallbackError={words.offer_failed}
    />
  );
}
