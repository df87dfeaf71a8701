import { type Announced, announce, type Delivery, newGatewayId } from '#features/sandbox/announce.ts';
import { paymentEntity } from '#features/sandbox/answer-call.ts';
import { insertPayment, lockOrder, updateOrder } from '#features/sandbox/queries.ts';
import { sandboxSecrets } from '#features/sandbox/sandbox-secrets.ts';
import type { Database } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { signatureOf } from '#platform/signature.ts';

export const outcomes = ['success', 'failure'] as const;
type Outcome = (typeof outcomes)[number];

/** What the gateway makes the browser post to us. */
export type CallbackForm = Record<string, string>;

type World = Pick<Services, 'now' | 'queue' | 'secrets'>;

/** Lets a buyer pay an order, or fail to; returns the form to come back with. */
export function payOrder(
  services: World & Pick<Services, 'db'>,
  orderId: string,
  outcome: Outcome,
  delivery: Delivery,
): Promise<CallbackForm> {
  return services.db.transaction().execute((trx) => enterPayment(services, trx, orderId, outcome, delivery));
}

/** The same within a transaction. */
export async function enterPayment(
  services: World,
  trx: Database,
  orderId: string,
  outcome: Outcome,
  delivery: Delivery,
): Promise<CallbackForm> {
  const order = await lockOrder(trx, orderId);
  if (!order) throw new Refusal(404, 'There is no such order.');
  if (order.status === 'paid') throw new Refusal(409, 'This order is paid already.');

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
  await announce(services, trx, paid ? newsOfSuccess(entity, order) : newsOfFailure(entity), delivery);
  return paid ? successForm(services, order.id, payment.id) : failureForm(order.id, payment.id);
}

function newsOfSuccess(
  entity: ReturnType<typeof paymentEntity>,
  { id, amount }: { id: string; amount: number },
): Announced[] {
  const authorized = { ...entity, status: 'authorized', captured: false };
  const order = { id, entity: 'order', amount, amount_paid: amount, status: 'paid' };
  return [
    { event: 'payment.authorized', payload: { payment: { entity: authorized } } },
    { event: 'payment.captured', payload: { payment: { entity } } },
    { event: 'order.paid', payload: { payment: { entity }, order: { entity: order } } },
  ];
}

function newsOfFailure(entity: object): Announced[] {
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
