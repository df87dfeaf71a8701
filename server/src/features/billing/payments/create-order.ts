import { isDeepStrictEqual } from 'node:util';
import type { OrderForm } from '@kirdaar/contract/billing/payments';
import {
  findBuyer,
  findOrderById,
  findOrderOfRequest,
  findUnconfirmedPayment,
  insertOrder,
  listOpenOrders,
  type StoredOrder,
  setGatewayOrderId,
} from '#features/billing/payments/queries.ts';
import { planPriceFor } from '#features/billing/plans/plan-pricing.ts';
import { findBuyerPlans, findPlan } from '#features/billing/plans/queries.ts';
import { settleOrder } from '#features/billing/reconciliation/settle-order.ts';
import type { Gateway } from '#platform/channels/payment-gateway.ts';
import { type Config, siteAddress } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const IN_PROGRESS_MS = 30_000;
/** The orders before these are left to the reconciler. */
const MAX_ASKED = 3;

export const CALLBACK_PATH = '/api/payments/callback';

export const orderPath = (orderId: string) => `/user/my-subscription?order=${orderId}`;

/**
 * Creates an order at today's price, in our database first and then at the gateway, and returns it with its
 * checkout. While another payment may still be confirmed, the form has to say that it starts another.
 */
export async function createOrder(services: Services, talentId: string, form: OrderForm) {
  const { db, gateway } = services;
  if (!gateway) throw new AppError('payments_unavailable');
  const order = await storeOrder(services, gateway, talentId, form);
  if (!order.gateway_order_id) await createAtGateway(services, gateway, order);
  const stored = await findOrderById(db, order.id);
  if (!stored) throw new AppError('order_not_found');
  return { order: stored, checkout: checkoutForm(services.config, gateway, stored) };
}

async function storeOrder(
  services: Services,
  gateway: Gateway,
  talentId: string,
  form: OrderForm,
): Promise<StoredOrder> {
  const { db, now } = services;
  const earlier = form.request_id && (await findOrderOfRequest(db, talentId, form.request_id));
  if (earlier) return reuseOrder(earlier, form, now());
  if (!form.start_another) await assertNoneUnconfirmed(services, gateway, talentId);

  const [plan, buyer] = [await findPlan(db, form.plan_id), await findBuyer(db, talentId)];
  if (!plan || !buyer) throw new AppError('plan_not_found');
  const buyerPlans = await findBuyerPlans(db, talentId, now());
  const { kind, rejection, starts_at: _starts_at, ...price } = planPriceFor(plan, buyerPlans, now());
  if (!kind) throw rejection ?? new AppError('plan_not_for_sale', { why: 'other' });

  const inserted = await insertOrder(db, {
    ...price,
    kind,
    talent_id: talentId,
    plan_id: plan.id,
    replaces: kind === 'upgrade' ? (buyerPlans.current?.id ?? null) : null,
    buyer_name: buyer.name,
    ...buyerOf(form),
    gateway: gateway.name,
    request_id: form.request_id ?? null,
    created_at: now().toISOString(),
  });
  const order = inserted && (await findOrderById(db, inserted.id));
  if (!order) throw orderInProgress();
  return order;
}

/** Asks the gateway whether a payment may still be confirmed. Its silence counts as yes. */
async function assertNoneUnconfirmed(services: Services, gateway: Gateway, talentId: string) {
  const orders = await listOpenOrders(services.db, talentId, MAX_ASKED);
  for (const order of orders.filter((each) => each.gateway === gateway.name)) {
    await settleOrder(services, order.gateway_order_id ?? '').catch(() => {
      throw new AppError('payment_unconfirmed');
    });
  }
  if (await findUnconfirmedPayment(services.db, talentId)) throw new AppError('payment_unconfirmed');
}

function buyerOf({ state, gstin, company }: OrderForm) {
  return { buyer_state: state, buyer_gstin: gstin ?? null, buyer_company: company ?? null };
}

/** Returns the order that this form created, or rejects a request id that is reused with other answers. */
function reuseOrder(order: StoredOrder, form: OrderForm, now: Date): StoredOrder {
  const { plan_id, buyer_state, buyer_gstin, buyer_company } = order;
  const stored = { plan_id, buyer_state, buyer_gstin, buyer_company };
  if (!isDeepStrictEqual(stored, { plan_id: form.plan_id, ...buyerOf(form) }))
    throw new AppError('request_id_reused');
  // The request that created it may still be waiting for the gateway; after this time it no longer is.
  const isFresh = now.getTime() - Date.parse(order.created_at) < IN_PROGRESS_MS;
  if (!order.gateway_order_id && isFresh) throw orderInProgress();
  return order;
}

function orderInProgress() {
  return new AppError('order_in_progress', {}, { retryAfterSeconds: 5 });
}

async function createAtGateway({ db }: Services, gateway: Gateway, { id, amount_paise }: StoredOrder) {
  const gatewayOrderId = await gateway.createOrder({ amount: amount_paise, receipt: id }).catch(() => {
    throw new AppError('payment_service_unavailable', {}, { retryAfterSeconds: 60 });
  });
  await setGatewayOrderId(db, id, gatewayOrderId);
}

function checkoutForm(config: Config, { name, keyId, checkoutUrl }: Gateway, order: StoredOrder) {
  // The built-in gateway is this site: a relative URL keeps the browser on the host where it is logged in.
  const site = name === 'sandbox' ? '' : siteAddress(config);
  const fields: Record<string, string> = {
    key_id: keyId,
    order_id: order.gateway_order_id ?? '',
    amount: String(order.amount_paise),
    currency: 'INR',
    name: config.PRODUCT_NAME,
    description: `${order.plan_name} plan`,
    'prefill[name]': order.buyer_name,
    // An in-app browser may come back without the fields of the gateway, so the order stands here too.
    callback_url: `${site}${CALLBACK_PATH}?order=${order.id}`,
    cancel_url: `${site}${orderPath(order.id)}`,
  };
  return { action: checkoutUrl, fields };
}
