import { rupees } from '@kirdaar/contract/rules/payments';
import type { PlanPrice, PlanToBuy } from '#features/billing/plans/plan-prices.ts';
import { longDayOf } from '#ui/day-text.ts';
import * as words from '#words/billing/plans.ts';

/** What a plan means for a talent who has one: the price of an upgrade, a later start, or why it is not sold. */
export function PriceTerms({ price, current }: Omit<PlanToBuy, 'plan'>) {
  if (!price.kind) return price.reason && <p className="text-muted text-sm">{price.reason}</p>;
  if (price.kind === 'renewal')
    return (
      <p className="text-muted text-sm">{words.price_later(longDayOf(price.starts_at), current ?? '')}</p>
    );
  if (price.kind === 'purchase') return null;
  return (
    <p className="rounded-control bg-leaf-wash px-4 py-3 text-sm">
      <strong className="block text-base text-leaf">{words.price_now(rupees(price.amount_paise))}</strong>
      {creditText(price, current)} {words.price_start(price.plan_name)}
    </p>
  );
}

export function creditText({ unused_days, credit_paise }: PlanPrice, current = ''): string {
  if (credit_paise === 0) return words.credit_none(current);
  return words.credit(unused_days, current, rupees(credit_paise));
}
