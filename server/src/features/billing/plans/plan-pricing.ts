import { addDays, DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { type OrderKind, RENEWAL_DAYS } from '@kirdaar/contract/rules/payments';
import type { BuyerPlans } from '#features/billing/plans/queries.ts';
import { AppError } from '#platform/http/app-error.ts';

const RUPEE = 100;

interface PlanPrice {
  kind: OrderKind | null;
  rejection: AppError | null;
  price_paise: number;
  credit_paise: number;
  unused_days: number;
  amount_paise: number;
  starts_at: string;
}

/** Calculates what a plan costs a talent now: a more expensive plan replaces the current one, others follow it. */
export function planPriceFor(
  plan: { id: string; name: string; price: number },
  { current, next }: BuyerPlans,
  now: Date,
): PlanPrice {
  const price_paise = plan.price * RUPEE;
  const unreduced = { price_paise, credit_paise: 0, unused_days: 0, amount_paise: price_paise };
  const fullPrice = { ...unreduced, rejection: null };
  if (!current) return { ...fullPrice, kind: 'purchase', starts_at: now.toISOString() };
  if (next)
    return {
      ...fullPrice,
      kind: null,
      rejection: new AppError('plan_not_for_sale', { why: 'next_paid' }),
      starts_at: current.ends_at,
    };
  if (plan.price > current.plan_price)
    return { ...upgrade(price_paise, current, now), starts_at: now.toISOString() };

  const renewableFrom = addDays(lastDay(current), -RENEWAL_DAYS);
  const isRenewable = dayInIndia(now) >= renewableFrom;
  const rejection = new AppError(
    'plan_not_for_sale',
    plan.id === current.plan_id
      ? { why: 'renewable_later', from: renewableFrom }
      : { why: 'next_later', from: renewableFrom, current: current.plan_name, plan: plan.name },
  );
  return {
    ...fullPrice,
    kind: isRenewable ? 'renewal' : null,
    rejection: isRenewable ? null : rejection,
    starts_at: current.ends_at,
  };
}

/** Credits the days of the current plan after today as unused and rounds the amount due to a rupee. */
function upgrade(price_paise: number, current: NonNullable<BuyerPlans['current']>, now: Date) {
  const paidDays = Math.floor((Date.parse(current.ends_at) - Date.parse(current.starts_at)) / DAY_MS);
  const daysLeft = Math.round((Date.parse(lastDay(current)) - Date.parse(dayInIndia(now))) / DAY_MS);
  const unused_days = Math.min(daysLeft, paidDays);
  const credit_paise = Math.round(((current.price_paise ?? 0) * unused_days) / paidDays);
  const amount_paise = Math.max(RUPEE, Math.round((price_paise - credit_paise) / RUPEE) * RUPEE);
  return { kind: 'upgrade' as const, rejection: null, price_paise, credit_paise, unused_days, amount_paise };
}

export function firstDay({ starts_at }: { starts_at: string }): string {
  return dayInIndia(new Date(starts_at));
}

export function lastDay({ ends_at }: { ends_at: string }): string {
  return dayInIndia(new Date(Date.parse(ends_at) - 1));
}

/** Returns the period of a plan bought at an instant: its days, extended to the end of the last one in India. */
export function periodFrom(start: Date, durationInDays: number): { starts_at: string; ends_at: string } {
  const lastInstant = new Date(start.getTime() + durationInDays * DAY_MS - 1);
  const midnight = new Date(`${addDays(dayInIndia(lastInstant), 1)}T00:00:00+05:30`);
  return { starts_at: start.toISOString(), ends_at: midnight.toISOString() };
}
