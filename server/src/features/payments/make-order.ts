import type { OrderForm } from '@kirdaar/contract/payments';
import { checkoutOf } from '#features/payments/checkout.ts';
import {
  findBuyer,
  findOrderById,
  findOrderOfRequest,
  insertOrder,
  nameOrder,
  type StoredOrder,
} from '#features/payments/queries.ts';
import { findPlan, findStanding } from '#features/plans/queries.ts';
import { offerOf } from '#features/plans/standing.ts';
import type { Gateway } from '#platform/gateway.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const IN_FLIGHT_MS = 30_000;

/** Makes an order at today's price, ours first and then the gateway's, and says how to pay it. */
export async function makeOrder(services: Services, talentId: string, form: OrderForm) {
  const { db, gateway } = services;
  if (!gateway) throw new Refusal(503, 'Plans cannot be bought here yet. Please write to us.');
  const order = await storeOrder(services, gateway, talentId, form);
  if (!order.gateway_order_id) await nameAtGateway(services, gateway, order);
  const stored = await findOrderById(db, order.id);
  if (!stored) throw new Refusal(404, 'Order not found.');
  return { order: stored, checkout: checkoutOf(services.config, gateway, stored) };
}

async function storeOrder(
  services: Services,
  gateway: Gateway,
  talentId: string,
  form: OrderForm,
): Promise<StoredOrder> {
  const { db, now } = services;
  const earlier = form.request_id && (await findOrderOfRequest(db, talentId, form.request_id));
  if (earlier) return sameOrder(earlier, form, now());

  const [plan, buyer] = [await findPlan(db, form.plan_id), await findBuyer(db, talentId)];
  if (!plan || !buyer) throw new Refusal(404, 'Plan not found.');
  const standing = await findStanding(db, talentId, now());
  const { kind, reason, starts_at: _begins, ...price } = offerOf(plan, standing, now());
  if (!kind) throw new Refusal(409, reason ?? 'This plan cannot be bought now.');

  const inserted = await insertOrder(db, {
    ...price,
    kind,
    talent_id: talentId,
    plan_id: plan.id,
    replaces: kind === 'upgrade' ? (standing.current?.id ?? null) : null,
    buyer_name: buyer.name,
    buyer_state: form.state,
    gateway: gateway.name,
    request_id: form.request_id ?? null,
    created_at: now().toISOString(),
  });
  const order = inserted && (await findOrderById(db, inserted.id));
  if (!order) throw inFlight();
  return order;
}

/** What a form made before: the same answer to the same form, none to another one under its name. */
function sameOrder(order: StoredOrder, { plan_id, state }: OrderForm, now: Date): StoredOrder {
  if (order.plan_id !== plan_id || order.buyer_state !== state) {
    throw new Refusal(422, 'This form was sent before with other answers. Please start again.');
  }
  // Whoever made it a moment ago may still be asking the gateway; after that, they have stopped.
  const isFresh = now.getTime() - Date.parse(order.created_at) < IN_FLIGHT_MS;
  if (!order.gateway_order_id && isFresh) throw inFlight();
  return order;
}

function inFlight() {
  return new Refusal(409, 'This order is being made already.', { retryAfterSeconds: 5 });
}

async function nameAtGateway({ db }: Services, gateway: Gateway, { id, amount_paise }: StoredOrder) {
  const named = await gateway.createOrder({ amount: amount_paise, receipt: id }).catch(() => {
    const message = 'The payment service does not answer. Please try again in a minute.';
    throw new Refusal(503, message, { retryAfterSeconds: 60 });
  });
  await nameOrder(db, id, named);
}
