import { z } from 'zod';
import { announce, newGatewayId } from '#features/sandbox/announce.ts';
import {
  insertOrder,
  insertRefund,
  listPayments,
  listRefunds,
  lockPayment,
  markRefunded,
} from '#features/sandbox/queries.ts';
import type { Send } from '#platform/gateway.ts';
import type { Services } from '#platform/services.ts';

type World = Pick<Services, 'db' | 'now' | 'queue'>;

const orderForm = z.object({ amount: z.int().min(100), currency: z.literal('INR'), receipt: z.string() });
const refundForm = z.object({ amount: z.int().min(100), receipt: z.string().optional() });

/** Answers the calls of Razorpay's API that we make. */
export function answerCalls(world: World): Send {
  return async (method, path, body) => {
    const [, noun, id = '', part] = path.split('/');
    switch (`${method} ${noun} ${part ?? ''}`) {
      case 'POST orders ':
        return createOrder(world, orderForm.parse(body));
      case 'GET orders payments':
        return { items: (await listPayments(world.db, id)).map(paymentEntity) };
      case 'GET payments refunds':
        return { items: (await listRefunds(world.db, id)).map(refundEntity) };
      case 'POST payments refund':
        return createRefund(world, id, refundForm.parse(body));
      default:
        throw new Error(`The sandbox has no ${method} ${path}`);
    }
  };
}

async function createOrder({ db, now }: World, order: z.output<typeof orderForm>) {
  const id = newGatewayId('order');
  await insertOrder(db, { id, ...order, created_at: now().toISOString() });
  return { id };
}

function createRefund(world: World, paymentId: string, { amount, receipt }: z.output<typeof refundForm>) {
  return world.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId);
    if (payment?.status !== 'captured') throw new Error('The sandbox pays back only what was captured');
    const before = (await listRefunds(trx, paymentId)).reduce((sum, refund) => sum + refund.amount, 0);
    const left = payment.amount - before - amount;
    if (left < 0) throw new Error('The sandbox pays back no more than was paid');

    const made = { id: newGatewayId('rfnd'), payment_id: paymentId, amount, receipt: receipt ?? null };
    const refund = refundEntity(await insertRefund(trx, { ...made, created_at: world.now().toISOString() }));
    if (left === 0) await markRefunded(trx, paymentId);
    const payload = { refund: { entity: refund }, payment: { entity: paymentEntity(payment) } };
    const announced = ['refund.created', 'refund.processed'].map((event) => ({ event, payload }));
    await announce(world, trx, announced, 'once');
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

export function paymentEntity({ amount_refunded, ...payment }: StoredPayment) {
  const { id, order_id, amount, status, method } = payment;
  const refunded = Number(amount_refunded ?? 0);
  return {
    ...{ id, entity: 'payment', order_id, amount, currency: 'INR', status, method },
    amount_refunded: refunded,
    captured: status === 'captured' || status === 'refunded',
  };
}

function refundEntity(refund: { id: string; payment_id: string; amount: number; receipt: string | null }) {
  const { id, payment_id, amount, receipt } = refund;
  return { id, entity: 'refund', payment_id, amount, currency: 'INR', receipt, status: 'processed' };
}
