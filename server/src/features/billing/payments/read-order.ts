import { rupees } from '@kirdaar/contract/rules/payments';
import { type Said, says } from '@kirdaar/contract/says';
import { reasonNotToChange } from '#features/billing/payments/grant-plan.ts';
import { findConfirmingOrder, findOrderById, type StoredOrder } from '#features/billing/payments/queries.ts';
import { findBuyerPlans } from '#features/billing/plans/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Say = (said: Said) => string;

/** Returns one of the talent's own orders for display. */
export async function readOrder(services: Services, talentId: string, id: string, say: Say) {
  const order = await findOrderById(services.db, id);
  if (order?.talent_id !== talentId) throw new AppError('order_not_found');
  return describeReserved(services, talentId, order, say);
}

/** Returns the talent's latest order whose payment is reserved by the bank, for display. */
export async function readConfirmingOrder(services: Services, talentId: string, say: Say) {
  const order = await findConfirmingOrder(services.db, talentId);
  return order ? describeReserved(services, talentId, order, say) : null;
}

/** Does the same as `describeOrder`, and says when a reserved payment would buy nothing. */
async function describeReserved({ db, now }: Services, talentId: string, order: StoredOrder, say: Say) {
  const shown = describeOrder(order, say);
  if (order.state !== 'confirming') return shown;
  if (!reasonNotToChange(order, await findBuyerPlans(db, talentId, now()))) return shown;
  return { ...shown, message: say(says('order_not_needed', rupees(order.amount_paise))) };
}

/** Returns an order with its state and a message that explains it. */
export function describeOrder(order: StoredOrder, say: Say) {
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
    message: say(messageFor(order)),
  };
}

function messageFor({ state, plan_name, amount_paise }: StoredOrder): Said {
  switch (state) {
    case 'open':
      return says('order_open');
    case 'confirming':
      return says('order_confirming', rupees(amount_paise));
    case 'released':
      return says('order_released');
    case 'failed':
      return says('order_failed');
    case 'expired':
      return says('order_expired');
    case 'paid':
      return says('order_paid', plan_name);
    case 'returned':
      return says('order_returned');
  }
}
