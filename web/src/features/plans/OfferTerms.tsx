import { rupees } from '@kirdaar/contract/rules/payments';
import type { Offer } from '#features/plans/offers.ts';
import { planDay } from '#features/plans/plan-day.ts';

/** What a plan means for a talent who has one: the price of an upgrade, a later start, or why it cannot be had. */
export function OfferTerms({ offer, current }: { offer: Offer; current: string | undefined }) {
  if (!offer.kind) return offer.reason && <p className="text-muted text-sm">{offer.reason}</p>;
  if (offer.kind === 'renewal') {
    return (
      <p className="text-muted text-sm">
        Begins on {planDay(offer.starts_at)}, when {current} ends.
      </p>
    );
  }
  if (offer.kind === 'purchase') return null;
  return (
    <p className="rounded-control bg-leaf-wash px-4 py-3 text-sm">
      <strong className="block text-base text-leaf">{rupees(offer.amount_paise)} for you now</strong>
      {creditText(offer, current)} {offer.plan_name} begins at once, for its whole time.
    </p>
  );
}

/** How the price of an upgrade is reckoned. */
export function creditText({ unused_days, credit_paise }: Offer, current: string | undefined): string {
  if (credit_paise === 0) return `No paid days of ${current} are left to take off.`;
  const days = unused_days === 1 ? '1 unused day' : `${unused_days} unused days`;
  return `${days} of ${current} take ${rupees(credit_paise)} off the price.`;
}
