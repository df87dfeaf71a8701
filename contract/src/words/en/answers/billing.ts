import { dates } from '#words/en/dates.ts';

/** What the server answers when something was done. */

export const no_running_plan = 'No active plan found.';
export const order_open =
  'We are waiting for your payment. If you left the payment page, you were not charged.';
export const order_failed = 'You were not charged. You can try again.';
export const order_expired = 'You did not pay in time. You can start again.';
export const order_returned = 'You get a full refund. It reaches you within 5 to 7 working days.';
export const renewal_on = 'Auto-renew is on. We will ask you to confirm the payment before your plan ends.';
export const renewal_off = 'Auto-renew is off. Your plan ends after its last day.';
export const order_paid = (plan: string) => `Thank you. We will email you the invoice for your ${plan} plan.`;
export const plan_cancelled = (plan: string, day: string) =>
  `Plan cancelled. You can use ${plan} until ${dates.day(day)}.`;
/** `resumed` is an earlier plan that is now in force again, with its last day. */
export const plan_refunded = (resumed: { plan: string; day: string } | null) =>
  `Plan cancelled. We are refunding the full amount.${
    resumed ? ` ${resumed.plan} continues until ${dates.day(resumed.day)}.` : ''
  }`;
