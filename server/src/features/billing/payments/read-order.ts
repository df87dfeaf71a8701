import type { OrderState } from '@kirdaar/contract/rules/payments';
import { findOrder, type StoredOrder } from '#features/billing/payments/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Returns one of the talent's own orders for display. */
export async function readOrder({ db }: Services, talentId: string, id: string) {
  const order = await findOrder(db, talentId, id);
  if (!order) throw new AppError('order_not_found');
  return describeOrder(order, order.payment_status === 'failed');
}

/** Returns an order with its state and a message that explains it. */
export function describeOrder(order: StoredOrder, hasFailed = false) {
  const { id, kind, plan_id, plan_name, price_paise, credit_paise, amount_paise, status } = order;
  const state: OrderState = status === 'open' && hasFailed ? 'failed' : status;
  return {
    id,
    kind,
    plan_id,
    plan_name,
    price_paise,
    credit_paise,
    amount_paise,
    state,
    message: messageFor(state, plan_name),
  };
}

function messageFor(state: OrderState, plan: string): string {
  switch (state) {
    case 'open':
      return 'We are waiting for your payment. If you left the payment page, you were not charged.';
    case 'failed':
      return 'You were not charged. You can try again.';
    case 'expired':
      return 'You did not pay in time. You can start again.';
    case 'paid':
      return `Thank you. We will email you the invoice for your ${plan} plan.`;
    case 'returned':
      return 'You get a full refund. It reaches you within 5 to 7 working days.';
  }
}
