import type { OrderState } from '@kirdaar/contract/rules/payments';
import { type Said, says } from '@kirdaar/contract/says';
import { findOrder, type StoredOrder } from '#features/billing/payments/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Say = (said: Said) => string;

/** Returns one of the talent's own orders for display. */
export async function readOrder({ db }: Services, talentId: string, id: string, say: Say) {
  const order = await findOrder(db, talentId, id);
  if (!order) throw new AppError('order_not_found');
  return describeOrder(order, say, order.payment_status === 'failed');
}

/** Returns an order with its state and a message that explains it. */
export function describeOrder(order: StoredOrder, say: Say, hasFailed = false) {
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
    message: say(messageFor(state, plan_name)),
  };
}

function messageFor(state: OrderState, plan: string): Said {
  switch (state) {
    case 'open':
      return says('order_open');
    case 'failed':
      return says('order_failed');
    case 'expired':
      return says('order_expired');
    case 'paid':
      return says('order_paid', plan);
    case 'returned':
      return says('order_returned');
  }
}
