import { rupees } from '@kirdaar/contract/rules/payments';
import { type StateName, stateNames } from '@kirdaar/contract/rules/states';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { orderWrites } from '#features/billing/payments/order-writes.ts';
import type { PlanPrice } from '#features/billing/plans/plan-prices.ts';
import { Button } from '#ui/Button.tsx';
import { readDraft, saveDraftAnswers } from '#ui/draft.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/billing/payments.ts';
import { state_names } from '#words/rules/places.ts';

const DRAFT = 'buyer';

const fields: readonly (FieldSpec & { name: 'state' })[] = [
  {
    name: 'state',
    label: words.state,
    options: stateNames,
    labels: state_names,
    required: true,
    missing: words.state_missing,
    hint: words.state_hint,
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

  function pay(answers: { state: string }, startAnother = false) {
    // Kept for a talent who comes back to try again.
    saveDraftAnswers(DRAFT, answers);
    // The select offers only these values, and the server validates it.
    payment.submit({ price, state: answers.state as StateName, startAnother });
  }

  return (
    <div className="flex flex-col gap-4">
      <FieldsForm
        fields={fields}
        values={values}
        write={{ ...payment, submit: (answers) => pay(answers) }}
        accountRole="talent"
        submitLabel={words.pay(rupees(price.amount_paise))}
        busyLabel={words.pay_busy}
        fallbackError={words.pay_failed}
      />
      {payment.error?.code === 'payment_unconfirmed' && (
        <Button variant="secondary" onClick={() => pay({ state: readDraft(DRAFT).state ?? '' }, true)}>
          {words.pay_another}
        </Button>
      )}
      <p className="text-muted text-sm">{words.pay_note}</p>
    </div>
  );
}
