import { paymentEntity } from '#features/billing/sandbox/open-sandbox.ts';
import { insertPayment, listPayments, lockOrder, updateOrder } from '#features/billing/sandbox/queries.ts';
import {
  type Delivery,
  type GatewayEvent,
  newGatewayId,
  queueEvents,
  sandboxSecrets,
} from '#features/billing/sandbox/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { signatureOf } from '#platform/http/signature.ts';
import type { Services } from '#platform/services.ts';

/** `reserve`: the bank reserves the money, and it cannot be collected for a while. */
export const outcomes = ['success', 'failure', 'reserve'] as const;
export type Outcome = (typeof outcomes)[number];

export const deliveries: readonly Delivery[] = ['once', 'twice', 'reversed', 'late', 'never'];

export type CallbackForm = Record<string, string>;

type Context = Pick<Services, 'now' | 'queue' | 'secrets'>;

const statuses = { success: 'captured', failure: 'failed', reserve: 'authorized' } as const;

/** Makes a payment for an order succeed, fail or stay reserved, and returns the callback form. */
export function payOrder(
  services: Context & Pick<Services, 'db'>,
  orderId: string,
  outcome: Outcome,
  delivery: Delivery,
): Promise<CallbackForm> {
  return services.db
    .transaction()
    .execute((trx) => payOrderWithin(services, trx, orderId, outcome, delivery));
}

/** Does the same within a transaction. */
export async function payOrderWithin(
  services: Context,
  trx: Database,
  orderId: string,
  outcome: Outcome,
  delivery: Delivery,
): Promise<CallbackForm> {
  const order = await lockOrder(trx, orderId);
  if (!order) throw new AppError('order_not_found');
  const ended = ['captured', 'refunded', ...(outcome === 'reserve' ? ['authorized'] : [])];
  const settled = (await listPayments(trx, order.id)).find(({ status }) => ended.includes(status));
  // The second tap of a double tap gets what the first one got.
  if (settled) return successForm(services, order.id, settled.id);

  const { id: order_id, amount } = order;
  const made = { id: newGatewayId('pay'), order_id, amount, status: statuses[outcome], method: 'upi' };
  const payment = await insertPayment(trx, { ...made, created_at: services.now().toISOString() });
  await updateOrder(trx, order.id, outcome === 'success' ? 'paid' : 'attempted');
  await queueEvents(services, trx, eventsOf[outcome](paymentEntity(payment), order), delivery);
  if (outcome !== 'failure') return successForm(services, order.id, payment.id);
  return {
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[description]': 'The payment was declined.',
    'error[metadata]': JSON.stringify({ order_id, payment_id: payment.id }),
  };
}

type Entity = ReturnType<typeof paymentEntity>;
type EventsOf = (entity: Entity, order: { id: string; amount: number }) => GatewayEvent[];

const eventsOf: Record<Outcome, EventsOf> = {
  success: (entity, { id, amount }) => {
    const order = { id, entity: 'order', amount, amount_paid: amount, status: 'paid' };
    return [
      paymentEvent('payment.authorized', { ...entity, status: 'authorized', captured: false }),
      paymentEvent('payment.captured', entity),
      { event: 'order.paid', payload: { payment: { entity }, order: { entity: order } } },
    ];
  },
  failure: (entity) => [paymentEvent('payment.failed', entity)],
  reserve: (entity) => [paymentEvent('payment.authorized', entity)],
};

function paymentEvent(event: string, entity: Entity): GatewayEvent {
  return { event, payload: { payment: { entity } } };
}

function successForm({ secrets }: Context, orderId: string, paymentId: string): CallbackForm {
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: signatureOf(sandboxSecrets(secrets).callback, `${orderId}|${paymentId}`),
  };
}
