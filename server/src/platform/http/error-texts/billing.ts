import { type AllowanceName, limitReached } from '@kirdaar/contract/rules/allowances';
import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';

interface PlanLimit {
  allowance: AllowanceName;
  max: number;
  /** Null without a plan. */
  plan: string | null;
}

export const billingErrors = {
  plan_limit_reached: [403, ({ allowance, max, plan }: PlanLimit) => limitReached(allowance, max, plan)],
  plan_not_found: [404, 'Plan not found.'],
  plan_not_for_sale: [409, ({ reason }: { reason: string }) => reason],
  plan_not_refundable: [409, 'This plan was given to you free of charge, so there is nothing to refund.'],
  next_plan_paid: [409, 'You have already paid for your next plan. Write to us to cancel both.'],
  no_active_plan: [409, 'No active plan found.'],
  payments_unavailable: [503, 'Plans cannot be bought here yet. Write to us on the contact page.'],
  payment_service_unavailable: [503, 'The payment service does not respond. Try again in a minute.'],
  order_not_found: [404, 'We couldn’t find this order.'],
  order_in_progress: [409, 'This order is already being created. Try again in a few seconds.'],
  request_id_reused: [422, 'This form was already sent with other answers. Reload the page and start again.'],
  invoice_link_ended: [
    404,
    'This invoice link is wrong or has expired. Open the invoice from My Subscription.',
  ],
  refund_over_limit: [
    403,
    ({ limit }: { limit: string }) => `Your role refunds at most ${limit} at a time. Ask an owner for more.`,
  ],
  refund_too_high: [
    409,
    ({ left }: { left: string }) => `At most ${left} of this payment can still be refunded.`,
  ],
  price_in_past: [422, 'Choose today or a later day.'],
  price_gone: [404, 'This price is not planned any more.'],
} as const satisfies ErrorTextsOf<'billing'>;
