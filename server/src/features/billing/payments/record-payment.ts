import type { PaymentStatus } from '@kirdaar/contract/rules/payments';
import { grantPlan, reasonNotToGrant } from '#features/billing/payments/grant-plan.ts';
import {
  insertCapture,
  lockOrder,
  type StoredOrder,
  upsertPayment,
} from '#features/billing/payments/queries.ts';
import { tellOfPayment } from '#features/billing/payments/tasks.ts';
import { requestRefund } from '#features/billing/refunds/tasks.ts';
import type { GatewayPayment } from '#platform/channels/payment-gateway.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

/** Most reserved payments are collected within seconds, and then there is nothing to tell. */
const RESERVED_MS = 15 * 60_000;

/**
 * Records what the gateway reports about a payment, in any order and any number of times. A capture enters
 * the ledger once and then either grants the plan of its order or is refunded. Returns the recorded status.
 */
export async function recordPayment(services: Services, trx: Database, reported: GatewayPayment) {
  const order = reported.order_id ? await lockOrder(trx, reported.order_id) : undefined;
  // Not one of our orders, for example a payment link of the same gateway account.
  if (!order || reported.currency !== 'INR') return undefined;

  const status = await statusOf(services, trx, order, reported);
  const payment = await upsertPayment(trx, {
    order_id: order.id,
    gateway_payment_id: reported.id,
    status,
    amount_paise: reported.amount,
    method: reported.method ?? null,
    created_at: services.now().toISOString(),
  });
  // A payment that belongs to another order stays with that order.
  if (payment.order_id !== order.id) return undefined;
  if (status === 'captured') await recordCapture(services, trx, order, payment);
  if (payment.status === 'authorized' || payment.status === 'released') {
    const later = new Date(services.now().getTime() + RESERVED_MS);
    const key = `${payment.status} payment ${payment.id}`;
    await services.queue.add(trx, tellOfPayment, { payment_id: payment.id }, later, key);
  }
  return payment.status;
}

/** Returns the status that a report means for us. A reserved payment that would buy nothing is given up. */
async function statusOf(
  services: Services,
  trx: Database,
  order: StoredOrder,
  { status, captured, amount }: GatewayPayment,
): Promise<PaymentStatus> {
  // The gateway returned it by itself: it was reserved and nobody collected it.
  if (status === 'refunded' && captured === false) return 'released';
  // Only our own ledger decides when a payment is fully refunded.
  if (status === 'refunded') return 'captured';
  if (status !== 'authorized') return status;
  return (await reasonNotToGrant(services, trx, order, amount)) ? 'released' : 'authorized';
}

async function recordCapture(
  services: Services,
  trx: Database,
  order: StoredOrder,
  payment: { id: string; amount_paise: number },
) {
  if (!(await insertCapture(trx, payment, services.now()))) return;
  const reason = await grantPlan(services, trx, order, payment);
  if (!reason) return;
  await requestRefund(services, trx, order, payment, reason);
  await services.queue.add(trx, tellOfPayment, { payment_id: payment.id });
}
