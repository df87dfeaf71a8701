import type { AllowanceName } from '#rules/allowances.ts';
import { dates } from '#words/en/dates.ts';
import { limit_reached } from '#words/en/rules/allowances.ts';

interface PlanLimit {
  allowance: AllowanceName;

  max: number;
  /** Null without a plan. */
  plan: string | null;
}
export const plan_limit_reached = ({ allowance, max, plan }: PlanLimit) =>
  limit_reached(allowance, max, plan);
export const plan_not_found = 'Plan not found.';
export type PlanNotForSale =
  | { why: 'next_paid' }
  | { why: 'other' }
  | { why: 'renewable_later'; from: string }
  | { why: 'next_later'; from: string; current: string; plan: string };

export const plan_not_for_sale = (rejection: PlanNotForSale) => {
  if (rejection.why === 'next_paid') return 'You have already paid for your next plan.';
  if (rejection.why === 'other') return 'You can’t buy this plan now.';
  const day = dates.day(rejection.from);
  return rejection.why === 'renewable_later'
    ? `This is your plan. You can renew it from ${day}.`
    : `You have ${rejection.current}. You can buy ${rejection.plan} as your next plan from ${day}.`;
};
export const plan_not_refundable =
  'This plan was given to you free of charge, so there is nothing to refund.';
export const next_plan_paid = 'You have already paid for your next plan. Write to us to cancel both.';
export const no_active_plan = 'No active plan found.';
export const payments_unavailable = 'You can’t buy plans here yet. Contact us on the contact page.';
export const payment_service_unavailable = 'The payment service is not responding. Try again in a minute.';
export const order_not_found = 'We couldn’t find this order.';
export const order_in_progress = 'This order is already being created. Try again in a few seconds.';
export const payment_unconfirmed = 'A payment is still being confirmed. Start another?';
export const request_id_reused =
  'This form was already sent with other answers. Reload the page and start again.';
export const invoice_link_ended =
  'This invoice link is wrong or has expired. Open the invoice from My Subscription.';
export const refund_over_limit = ({ payment, day }: { payment: string; day: string }) =>
  `Your role can refund up to ${payment} of one payment, and you up to ${day} a day. Ask an owner to refund more.`;
export const refund_too_high = ({ left }: { left: string }) =>
  `You can still refund up to ${left} of this payment.`;
export const price_in_past = 'Choose today or a later day.';
export const price_gone = 'This price is no longer planned. Reload the page.';

// What the server answers when something was done.
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
