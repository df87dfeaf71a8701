import { type EncodedMessage, msg } from '@kirdaar/contract/messages';
import { rupees } from '@kirdaar/contract/rules/payments';
import { reasonNotToChange } from '#features/billing/payments/grant-plan.ts';
import { findConfirmingOrder, findOrderById, type StoredOrder } from '#features/billing/payments/queries.ts';
import { findBuyerPlans } from '#features/billing/plans/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Say = (said: EncodedMessage) => string;

/** Returns one of the talent's own orders for display. */
export async function readOrder(services: Services, talentId: string, id: string, translate: Say) {
  const order = await findOrderById(services.db, id);
  if (order?.talent_id !== talentId) throw new AppError('order_not_found');
  return describeReserved(services, talentId, order, translate);
}

/** Returns the talent's latest order whose payment is reserved by the bank, for display. */
export async function readConfirmingOrder(services: Services, talentId: string, translate: Say) {
  const order = await findConfirmingOrder(services.db, talentId);
  return order ? describeReserved(services, talentId, order, translate) : null;
}

/** Does the same as `describeOrder`, and says when a reserved payment would buy nothing. */
async function describeReserved({ db, now }: Services, talentId: string, order: StoredOrder, translate: Say) {
  const shown = describeOrder(order, translate);
  if (order.state !== 'confirming') return shown;
  if (!reasonNotToChange(order, await findBuyerPlans(db, talentId, now()))) return shown;
  return { ...shown, message: translate(msg('order_not_needed', rupees(order.amount_paise))) };
}

/** Returns an order with its state and a message that explains it. */
export function describeOrder(order: StoredOrder, translate: Say) {
  const { id, kind, plan_id, plan_name, price_paise, credit_paise, amount_paise, state } = order;
  return {
    id,
    kind,
    plan_id,
    plan_name,
    price_paise,
    credit_paise,
    amount_paise,
    state,
    message: translate(messageFor(order)),
  };
}

function messageFor({ state, plan_name, amount_paise }: StoredOrder): EncodedMessage {
  switch (state) {
    case 'open':
      return msg('order_open');
    case 'confirming':
      return msg('order_confirming', rupees(amount_paise));
    case 'released':
      return msg('order_released');
    case 'failed':
      return msg('order_failed');
    case 'expired':
      return msg('order_expired');
    case 'paid':
      return msg('order_paid', plan_name);
    case 'returned':
      return msg('order_returned');
  }
}
