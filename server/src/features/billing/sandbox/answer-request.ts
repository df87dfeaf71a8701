import { z } from 'zod';
import {
  insertOrder,
  insertRefund,
  listPayments,
  listRefunds,
  lockPayment,
  markRefunded,
} from '#features/billing/sandbox/queries.ts';
import { newGatewayId, queueEvents } from '#features/billing/sandbox/queue-events.ts';
import type { Send } from '#platform/channels/payment-gateway.ts';
import type { Services } from '#platform/services.ts';

type Context = Pick<Services, 'db' | 'now' | 'queue'>;

const orderForm = z.object({ amount: z.int().min(100), currency: z.literal('INR'), receipt: z.string() });
const refundForm = z.object({ amount: z.int().min(100), receipt: z.string().optional() });

/** Implements the endpoints of Razorpay's API that we use. */
export function answerRequests(context: Context): Send {
  return async (method, path, body) => {
    const [, noun, id = '', part] = path.split('/');
    switch (`${method} ${noun} ${part ?? ''}`) {
      case 'POST orders ':
        return createOrder(context, orderForm.parse(body));
      case 'GET orders payments':
        return { items: (await listPayments(context.db, id)).map(paymentEntity) };
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

function createRefund(context: Context, paymentId: string, { amount, receipt }: z.output<typeof refundForm>) {
  return context.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId);
    if (payment?.status !== 'captured') throw new Error('The sandbox refunds only captured payments');
    const refunded = (await listRefunds(trx, paymentId)).reduce((sum, refund) => sum + refund.amount, 0);
    const left = payment.amount - refunded - amount;
    if (left < 0) throw new Error('The sandbox refunds no more than was paid');

    const values = { id: newGatewayId('rfnd'), payment_id: paymentId, amount, receipt: receipt ?? null };
    const refund = refundEntity(
      await insertRefund(trx, { ...values, created_at: context.now().toISOString() }),
    );
    if (left === 0) await markRefunded(trx, paymentId);
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
  return {
    id,
    entity: 'payment',
    order_id,
    amount,
    currency: 'INR',
    status,
    method,
    amount_refunded: Number(amount_refunded ?? 0),
    captured: status === 'captured' || status === 'refunded',
  };
}

function refundEntity(refund: { id: string; payment_id: string; amount: number; receipt: string | null }) {
  const { id, payment_id, amount, receipt } = refund;
  return { id, entity: 'refund', payment_id, amount, currency: 'INR', receipt, status: 'processed' };
}
