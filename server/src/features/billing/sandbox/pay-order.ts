import { paymentEntity } from '#features/billing/sandbox/answer-request.ts';
import { insertPayment, listPayments, lockOrder, updateOrder } from '#features/billing/sandbox/queries.ts';
import {
  type Delivery,
  type GatewayEvent,
  newGatewayId,
  queueEvents,
} from '#features/billing/sandbox/queue-events.ts';
import { sandboxSecrets } from '#features/billing/sandbox/sandbox-secrets.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { signatureOf } from '#platform/http/signature.ts';
import type { Services } from '#platform/services.ts';

export const outcomes = ['success', 'failure'] as const;
type Outcome = (typeof outcomes)[number];

/** The form that the gateway makes the browser post to us. */
export type CallbackForm = Record<string, string>;

type Context = Pick<Services, 'now' | 'queue' | 'secrets'>;

/** Makes a payment for an order succeed or fail, and returns the callback form. */
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
  const [settled] = (await listPayments(trx, order.id)).filter(({ status }) => status !== 'failed');
  // The second tap of a double tap gets what the first one got.
  if (settled) return successForm(services, order.id, settled.id);

  const paid = outcome === 'success';
  const payment = await insertPayment(trx, {
    id: newGatewayId('pay'),
    order_id: order.id,
    amount: order.amount,
    status: paid ? 'captured' : 'failed',
    method: 'upi',
    created_at: services.now().toISOString(),
  });
  await updateOrder(trx, order.id, paid ? 'paid' : 'attempted');
  const entity = paymentEntity(payment);
  await queueEvents(services, trx, paid ? successEvents(entity, order) : failureEvents(entity), delivery);
  return paid ? successForm(services, order.id, payment.id) : failureForm(order.id, payment.id);
}

function successEvents(
  entity: ReturnType<typeof paymentEntity>,
  { id, amount }: { id: string; amount: number },
): GatewayEvent[] {
  const authorized = { ...entity, status: 'authorized', captured: false };
  const order = { id, entity: 'order', amount, amount_paid: amount, status: 'paid' };
  return [
    { event: 'payment.authorized', payload: { payment: { entity: authorized } } },
    { event: 'payment.captured', payload: { payment: { entity } } },
    { event: 'order.paid', payload: { payment: { entity }, order: { entity: order } } },
  ];
}

function failureEvents(entity: object): GatewayEvent[] {
  return [{ event: 'payment.failed', payload: { payment: { entity } } }];
}

function successForm(
  { secrets }: Pick<Services, 'secrets'>,
  orderId: string,
  paymentId: string,
): CallbackForm {
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: signatureOf(sandboxSecrets(secrets).callback, `${orderId}|${paymentId}`),
  };
}

function failureForm(order_id: string, payment_id: string): CallbackForm {
  return {
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[description]': 'The payment was declined.',
    'error[metadata]': JSON.stringify({ order_id, payment_id }),
  };
}
