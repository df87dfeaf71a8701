import type { OrderState } from '@kirdaar/contract/rules/payments';
import { findOrder, type StoredOrder } from '#features/payments/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** A talent's own order, as it is told. */
export async function readOrder({ db }: Services, talentId: string, id: string) {
  const order = await findOrder(db, talentId, id);
  if (!order) throw new Refusal(404, 'Not found.');
  return tellOrder(order, order.payment_status === 'failed');
}

/** An order with its state in words. */
export function tellOrder(order: StoredOrder, hasFailed = false) {
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
    message: words(state, plan_name),
  };
}

function words(state: OrderState, plan: string): string {
  switch (state) {
    case 'open':
      return 'We are waiting for the payment. If you left the payment page, nothing was taken.';
    case 'failed':
      return 'The payment failed and nothing was taken. You can try again.';
    case 'expired':
      return 'Nobody paid in time. You can start again.';
    case 'paid':
      return `Thank you. The ${plan} plan is yours, and the invoice is on its way by email.`;
    case 'returned':
      return 'What you paid is paid back in full. It reaches you within five to seven working days.';
  }
}
