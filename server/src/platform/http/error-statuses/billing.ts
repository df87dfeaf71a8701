import type { ErrorStatusesOf } from '#platform/http/error-statuses/error-statuses-of.ts';

export const billingStatuses = {
  plan_limit_reached: 403,
  plan_not_found: 404,
  plan_not_for_sale: 409,
  plan_not_refundable: 409,
  next_plan_paid: 409,
  no_active_plan: 409,
  payments_unavailable: 503,
  payment_service_unavailable: 503,
  order_not_found: 404,
  order_in_progress: 409,
  payment_unconfirmed: 409,
  request_id_reused: 422,
  invoice_link_ended: 404,
  refund_over_limit: 403,
  refund_too_high: 409,
  price_in_past: 422,
  price_gone: 404,
} as const satisfies ErrorStatusesOf<'billing'>;
