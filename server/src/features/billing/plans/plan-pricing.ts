import { addDays, DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { OrderKind } from '@kirdaar/contract/rules/payments';
import { RENEWAL_DAYS } from '@kirdaar/contract/rules/payments';
import { AppError } from '#platform/http/app-error.ts';

const RUPEE = 100;

/** The talent's current plan and the one already paid for after it. */
export interface BuyerPlans {
  current: RunningPlan | undefined;
  next: { id: string } | undefined;
}

export interface RunningPlan {
  id: string;
  plan_id: string;
  plan_name: string;
  /** In rupees. */
  plan_price: number;
  /** The price it was sold for, including any credit; null if it was given. */
  price_paise: number | null;
  starts_at: string;
  ends_at: string;
}

interface Plan {
  id: string;
  name: string;
  /** In rupees. */
  price: number;
}

export interface PlanPrice {
  kind: OrderKind | null;
  /** Why it cannot be bought now. */
  rejection: AppError | null;
  price_paise: number;
  credit_paise: number;
  unused_days: number;
  amount_paise: number;
  starts_at: string;
}

/**
 * Calculates what a plan costs a talent now: a more expensive plan replaces the current one, any other plan
 * follows it.
 */
export function planPriceFor(plan: Plan, { current, next }: BuyerPlans, now: Date): PlanPrice {
  const price_paise = plan.price * RUPEE;
  const fullPrice = {
    price_paise,
    credit_paise: 0,
    unused_days: 0,
    amount_paise: price_paise,
    rejection: null,
  };
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
function upgrade(price_paise: number, current: RunningPlan, now: Date) {
  const paidDays = Math.floor((Date.parse(current.ends_at) - Date.parse(current.starts_at)) / DAY_MS);
  const daysLeft = Math.round((Date.parse(lastDay(current)) - Date.parse(dayInIndia(now))) / DAY_MS);
  const unused_days = Math.min(daysLeft, paidDays);
  const credit_paise = Math.round(((current.price_paise ?? 0) * unused_days) / paidDays);
  const amount_paise = Math.max(RUPEE, Math.round((price_paise - credit_paise) / RUPEE) * RUPEE);
  return { kind: 'upgrade' as const, rejection: null, price_paise, credit_paise, unused_days, amount_paise };
}

/** Returns the first day of a plan in India. */
export function firstDay({ starts_at }: { starts_at: string }): string {
  return dayInIndia(new Date(starts_at));
}

/** Returns the last day of a plan in India. */
export function lastDay({ ends_at }: { ends_at: string }): string {
  return dayInIndia(new Date(Date.parse(ends_at) - 1));
}
