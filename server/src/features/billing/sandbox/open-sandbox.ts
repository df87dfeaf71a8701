import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { z } from 'zod';
import {
  insertOrder,
  insertRefund,
  listPayments,
  listRefunds,
  lockPayment,
  updateOrder,
  updatePayment,
} from '#features/billing/sandbox/queries.ts';
import { newGatewayId, queueEvents, sandboxSecrets } from '#features/billing/sandbox/tasks.ts';
import { type Gateway, openGateway, type Send } from '#platform/channels/payment-gateway.ts';
import type { Services } from '#platform/services.ts';

export const SANDBOX_CHECKOUT = '/sandbox/checkout';

export function openSandbox(context: Pick<Services, 'db' | 'now' | 'queue' | 'secrets'>): Gateway {
  const { callback, webhook } = sandboxSecrets(context.secrets);
  return openGateway({
    name: 'sandbox',
    keyId: 'rzp_sandbox',
    keySecret: callback,
    webhookSecret: webhook,
    checkoutUrl: SANDBOX_CHECKOUT,
    send: answerRequests(context),
  });
}

/** For how long a reserved payment cannot be collected, and when it is returned to the buyer. */
const RESERVED_MS = 10 * 60_000;
const RETURNED_MS = 5 * DAY_MS;

type Context = Pick<Services, 'db' | 'now' | 'queue'>;

const orderForm = z.object({ amount: z.int().min(100), currency: z.literal('INR'), receipt: z.string() });
const captureForm = z.object({ amount: z.int(), currency: z.literal('INR') });
const refundForm = z.object({ amount: z.int().min(100), receipt: z.string().optional() });

/** Implements the endpoints of Razorpay's API that we use. */
function answerRequests(context: Context): Send {
  return async (method, path, body) => {
    const [, noun, id = '', part] = path.split('/');
    switch (`${method} ${noun} ${part ?? ''}`) {
      case 'POST orders ':
        return createOrder(context, orderForm.parse(body));
      case 'GET orders payments':
        return { items: (await listPayments(context.db, id)).map((payment) => asOf(context.now(), payment)) };
      case 'GET payments ':
        return findPayment(context, id);
      case 'POST payments capture':
        return capturePayment(context, id, captureForm.parse(body));
      case 'GET payments refunds':
        return { items: (await listRefunds(context.db, id)).map(refundEntity) };
      case 'POST payments refund':
        return createRefund(context, id, refundForm.parse(body));
      default:
        throw new Error(`The sandbox has no ${method} ${path}`);
    }
  };
}

async function createOrder({ db, now }: Context, order: z.output<typeof orderForm>) {
  const id = newGatewayId('order');
  await insertOrder(db, { id, ...order, created_at: now().toISOString() });
  return { id };
}

function findPayment({ db }: Context, id: string) {
  return db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, decodeURIComponent(id));
    if (!payment) throw new Error('The sandbox has no such payment');
    return paymentEntity(payment);
  });
}

function capturePayment(context: Context, id: string, { amount }: z.output<typeof captureForm>) {
  return context.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, id);
    const age = payment ? context.now().getTime() - Date.parse(payment.created_at) : 0;
    if (payment?.status !== 'authorized' || payment.amount !== amount || age >= RETURNED_MS)
      throw new Error('The sandbox captures only authorised payments, in full');
    if (age < RESERVED_MS) throw new Error('The bank has not confirmed the payment yet');
    await updatePayment(trx, id, 'captured');
    await updateOrder(trx, payment.order_id, 'paid');
    return paymentEntity({ ...payment, status: 'captured' });
  });
}

function createRefund(context: Context, paymentId: string, { amount, receipt }: z.output<typeof refundForm>) {
  return context.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId);
    if (payment?.status !== 'captured') throw new Error('The sandbox refunds only captured payments');
    const refunded = (await listRefunds(trx, paymentId)).reduce((sum, refund) => sum + refund.amount, 0);
    const left = payment.amount - refunded - amount;
    if (left < 0) throw new Error('The sandbox refunds no more than was paid');

    const created_at = context.now().toISOString();
    const values = { id: newGatewayId('rfnd'), payment_id: paymentId, amount, receipt, created_at };
    const refund = refundEntity(await insertRefund(trx, values));
    if (left === 0) await updatePayment(trx, paymentId, 'refunded');
    const payload = { refund: { entity: refund }, payment: { entity: paymentEntity(payment) } };
    const events = ['refund.created', 'refund.processed'].map((event) => ({ event, payload }));
    await queueEvents(context, trx, events, 'once');
    return refund;
  });
}

interface StoredPayment {
  id: string;
  order_id: string;
  amount: number;
  status: string;
  method: string;
  amount_refunded?: number | string | null;
}

export function paymentEntity(payment: StoredPayment) {
  const { id, order_id, amount, status, method, amount_refunded } = payment;
  const entity = { id, entity: 'payment', order_id, amount, currency: 'INR', status, method };
  const captured = status === 'captured' || status === 'refunded';
  return { ...entity, amount_refunded: Number(amount_refunded ?? 0), captured };
}

/** Returns a payment as the gateway reports it at an instant: what nobody collected was returned. */
function asOf(now: Date, payment: StoredPayment & { created_at: string }) {
  const entity = paymentEntity(payment);
  const isReturned =
    payment.status === 'authorized' && now.getTime() - Date.parse(payment.created_at) >= RETURNED_MS;
  return isReturned ? { ...entity, status: 'refunded', amount_refunded: payment.amount } : entity;
}

function refundEntity(refund: { id: string; payment_id: string; amount: number; receipt: string | null }) {
  const { id, payment_id, amount, receipt } = refund;
  return { id, entity: 'refund', payment_id, amount, currency: 'INR', receipt, status: 'processed' };
}
