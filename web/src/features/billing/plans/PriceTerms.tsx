import { rupees } from '@kirdaar/contract/rules/payments';
import { planDay } from '#features/billing/plans/plan-day.ts';
import type { PlanPrice } from '#features/billing/plans/plan-prices.ts';

/**
 * Shows what a plan means for a talent who has one: the price of an upgrade, a later start, or why it is not
 * available.
 */
export function PriceTerms({ price, current }: { price: PlanPrice; current: string | undefined }) {
  if (!price.kind) return price.reason && <p className="text-muted text-sm">{price.reason}</p>;
  if (price.kind === 'renewal') {
    return (
      <p className="text-muted text-sm">
        Starts on {planDay(price.starts_at)}, when {current} ends.
      </p>
    );
  }
  if (price.kind === 'purchase') return null;
  return (
    <p className="rounded-control bg-leaf-wash px-4 py-3 text-sm">
      <strong className="block text-base text-leaf">{rupees(price.amount_paise)} for you now</strong>
      {creditText(price, current)} {price.plan_name} starts at once and runs for its full term.
    </p>
  );
}

/** Explains how the price of an upgrade is calculated. */
export function creditText({ unused_days, credit_paise }: PlanPrice, current: string | undefined): string {
  if (credit_paise === 0) return `You have no unused days of ${current} to deduct.`;
  const days = unused_days === 1 ? '1 unused day' : `${unused_days} unused days`;
  return `${days} of ${current} take ${rupees(credit_paise)} off the price.`;
}
