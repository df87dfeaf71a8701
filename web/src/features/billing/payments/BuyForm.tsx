import { rupees } from '@kirdaar/contract/rules/payments';
import { type StateName, stateNames } from '@kirdaar/contract/rules/states';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { orderWrites } from '#features/billing/payments/order-writes.ts';
import type { PlanPrice } from '#features/billing/plans/plan-prices.ts';
import { readDraft, saveDraftAnswers } from '#ui/draft.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

const DRAFT = 'buyer';

const fields: readonly (FieldSpec & { name: 'state' })[] = [
  {
    name: 'state',
    label: 'State where you live',
    options: stateNames,
    required: true,
    missing: 'Please choose your State.',
    hint: 'Tax law requires it: it decides whether you pay CGST and SGST, or IGST. The total is the same.',
    autoComplete: 'address-level1',
  },
];

interface BuyFormProps {
  price: PlanPrice;
  /** The State in the profile. */
  state: string | null;
}

/** The last step before the gateway's page. */
export function BuyForm({ price, state }: BuyFormProps) {
  const [values] = useState(() => ({ state: readDraft(DRAFT).state ?? state ?? '' }));
  const payment = useWrite(orderWrites, 'pay');

  function pay(answers: { state: string }) {
    // Kept for a talent who comes back to try again.
    saveDraftAnswers(DRAFT, answers);
    // The select offers only these values, and the server validates it.
    payment.submit({ price, state: answers.state as StateName });
  }

  return (
    <div className="flex flex-col gap-4">
      <FieldsForm
        fields={fields}
        values={values}
        write={{ ...payment, submit: pay }}
        accountRole="talent"
        submitLabel={`Pay ${rupees(price.amount_paise)}`}
        busyLabel="Opening the payment page..."
        fallbackError="We couldn’t open the payment page. Try again."
      />
      <p className="text-muted text-sm">
        Your plan renews only if you choose to. Cancelling takes no more clicks than buying.
      </p>
    </div>
  );
}
