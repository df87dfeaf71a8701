import { dates } from '#words/en/dates.ts';

/** What the server answers when something was done. */

export const no_running_plan = 'No active plan found.';
export const order_open =
  'We have not received a payment for this order yet. If your bank shows a debit, don’t pay again: your plan starts as soon as the bank confirms it. We keep checking for 5 days.';
export const order_confirming = (amount: string) =>
  `Your bank has reserved ${amount}. We are confirming it with the bank. Your plan starts as soon as it is confirmed; otherwise your bank returns the money. You don’t need to pay again.`;
export const order_not_needed = (amount: string) =>
  `Your bank has reserved ${amount}. Your plan has changed since you ordered, so this payment buys nothing now, and we don’t collect it. Your bank returns the money, usually within 5 to 7 working days.`;
export const order_released =
  'We did not collect the money that your bank reserved. Your bank returns it, usually within 5 to 7 working days.';
export const order_failed =
  'The payment failed and you were not charged. If your bank still shows a debit, we keep checking for 5 days: your plan starts, or you get the money back.';
export const order_expired = 'We received no payment for this order within 5 days. You can start again.';
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
