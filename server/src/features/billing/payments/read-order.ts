import { type EncodedMessage, msg } from '@kirdaar/contract/messages';
import { rupees } from '@kirdaar/contract/rules/payments';
import { reasonNotToChange } from '#features/billing/payments/grant-plan.ts';
import { findConfirmingOrder, findOrderById, type StoredOrder } from '#features/billing/payments/queries.ts';
import { findBuyerPlans } from '#features/billing/plans/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Say = (said: EncodedMessage) => string;

export async function readOrder(services: Services, talentId: string, id: string, translate: Say) {
  const order = await findOrderById(services.db, id);
  if (order?.talent_id !== talentId) throw new AppError('order_not_found');
  return describeReserved(services, talentId, order, translate);
}

/** Returns the talent's latest order whose payment is reserved by the bank. */
export async function readConfirmingOrder(services: Services, talentId: string, translate: Say) {
  const order = await findConfirmingOrder(services.db, talentId);
  return order ? describeReserved(services, talentId, order, translate) : null;
}

/** Describes an order, and says when a reserved payment would buy nothing. */
async function describeReserved({ db, now }: Services, talentId: string, order: StoredOrder, translate: Say) {
  const shown = describeOrder(order, translate);
  if (order.state !== 'confirming') return shown;
  if (!reasonNotToChange(order, await findBuyerPlans(db, talentId, now()))) return shown;
  return { ...shown, message: translate(msg('order_not_needed', rupees(order.amount_paise))) };
}

export function describeOrder(order: StoredOrder, translate: Say) {
  return { ...order, message: translate(messageFor(order)) };
}

function messageFor({ state, plan_name, amount_paise }: StoredOrder): EncodedMessage {
  if (state === 'confirming') return msg('order_confirming', rupees(amount_paise));
  return state === 'paid' ? msg('order_paid', plan_name) : messages[state];
}

const messages = {
  open: msg('order_open'),
  released: msg('order_released'),
  failed: msg('order_failed'),
  expired: msg('order_expired'),
  returned: msg('order_returned'),
};
