import { rupees } from '@kirdaar/contract/rules/payments';
import { type StateName, stateNames } from '@kirdaar/contract/rules/states';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '#api/call.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { openCheckout } from '#features/payments/open-checkout.ts';
import { forgetOrder, placeOrder } from '#features/payments/place-order.ts';
import type { Offer } from '#features/plans/offers.ts';
import { paths } from '#paths.ts';
import { keepAnswers, readDraft } from '#ui/draft.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

const BUYER = 'buyer';

const fields: readonly (FieldSpec & { name: 'state' })[] = [
  {
    name: 'state',
    label: 'State where you live',
    options: stateNames,
    required: true,
    missing: 'Please choose your State.',
    hint: 'The law asks for it: it decides whether the GST is CGST with SGST, or IGST. The total stays the same.',
    autoComplete: 'address-level1',
  },
];

interface BuyFormProps {
  offer: Offer;
  /** The State of the profile. */
  state: string | null;
}

/** The last step before the gateway's page. */
export function BuyForm({ offer, state }: BuyFormProps) {
  const [values] = useState(() => ({ state: readDraft(BUYER).state ?? state ?? '' }));
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  async function pay(answers: { state: string }) {
    // Kept for whoever comes back to try again.
    keepAnswers(BUYER, answers);
    try {
      // The select offers nothing else, and the server judges it.
      const { order, checkout } = await placeOrder(offer, answers.state as StateName);
      if (order.state !== 'open' && order.state !== 'failed') {
        forgetOrder();
        return await navigate(`${paths.mySubscription}?order=${order.id}`);
      }
      await openCheckout(checkout);
    } catch (error) {
      // What can be bought, and for how much, may have changed in another tab.
      if (error instanceof ApiError && error.status === 409) await revalidate();
      throw error;
    }
    await revalidate();
  }

  return (
    <div className="flex flex-col gap-4">
      <FieldsForm
        fields={fields}
        values={values}
        send={pay}
        accountRole="talent"
        action={`Pay ${rupees(offer.amount_paise)}`}
        busyAction="Opening the payment page..."
        otherwise="The payment page could not be opened. Please try again."
      />
      <p className="text-muted text-sm">
        It does not renew itself, and cancelling it takes no more clicks than buying.
      </p>
    </div>
  );
}
