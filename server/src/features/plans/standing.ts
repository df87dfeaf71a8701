import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { OrderKind } from '@kirdaar/contract/rules/payments';
import { RENEWAL_DAYS } from '@kirdaar/contract/rules/payments';

const DAY_MS = 24 * 60 * 60 * 1000;
const RUPEE = 100;

/** The plan a talent has now, and the one that is paid for after it. */
export interface Standing {
  current: RunningPlan | undefined;
  next: { id: string } | undefined;
}

export interface RunningPlan {
  id: string;
  plan_id: string;
  plan_name: string;
  /** Rupees. */
  plan_price: number;
  /** What it was sold for, with what was credited; null when it was given. */
  price_paise: number | null;
  starts_at: string;
  ends_at: string;
}

interface Plan {
  id: string;
  name: string;
  /** Rupees. */
  price: number;
}

export interface Offer {
  kind: OrderKind | null;
  /** Why it cannot be bought now. */
  reason: string | null;
  price_paise: number;
  credit_paise: number;
  unused_days: number;
  amount_paise: number;
  starts_at: string;
}

/** What a plan costs a talent now: a dearer one takes the place of the running one, any other one follows it. */
export function offerOf(plan: Plan, { current, next }: Standing, now: Date): Offer {
  const price_paise = plan.price * RUPEE;
  const whole = { price_paise, credit_paise: 0, unused_days: 0, amount_paise: price_paise, reason: null };
  if (!current) return { ...whole, kind: 'purchase', starts_at: now.toISOString() };
  if (next)
    return {
      ...whole,
      kind: null,
      reason: 'The time after your plan is paid already.',
      starts_at: current.ends_at,
    };
  if (plan.price > current.plan_price)
    return { ...upgrade(price_paise, current, now), starts_at: now.toISOString() };

  const from = addDays(lastDay(current), -RENEWAL_DAYS);
  const isSoon = dayInIndia(now) >= from;
  const words = plan.id === current.plan_id ? 'This is your plan.' : `You have ${current.plan_name}.`;
  const reason = isSoon ? null : `${words} From ${inWords(from)} you can pay for the time after it.`;
  return { ...whole, kind: isSoon ? 'renewal' : null, reason, starts_at: current.ends_at };
}

/** The days of the running plan after today count as unused; what is to be paid is rounded to a rupee. */
function upgrade(price_paise: number, current: RunningPlan, now: Date) {
  const paidDays = Math.floor((Date.parse(current.ends_at) - Date.parse(current.starts_at)) / DAY_MS);
  const daysLeft = Math.round((Date.parse(lastDay(current)) - Date.parse(dayInIndia(now))) / DAY_MS);
  const unused_days = Math.min(daysLeft, paidDays);
  const credit_paise = Math.round(((current.price_paise ?? 0) * unused_days) / paidDays);
  const amount_paise = Math.max(RUPEE, Math.round((price_paise - credit_paise) / RUPEE) * RUPEE);
  return { kind: 'upgrade' as const, reason: null, price_paise, credit_paise, unused_days, amount_paise };
}

/** The first day of a plan in India. */
export function firstDay({ starts_at }: { starts_at: string }): string {
  return dayInIndia(new Date(starts_at));
}

/** The last day of a plan in India. */
export function lastDay({ ends_at }: { ends_at: string }): string {
  return dayInIndia(new Date(Date.parse(ends_at) - 1));
}

/** '1 March 2027'. */
export function inWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
