import { grantPlan } from '#features/billing/payments/grant-plan.ts';
import {
  insertCapture,
  lockOrder,
  type StoredOrder,
  upsertPayment,
} from '#features/billing/payments/queries.ts';
import { requestRefund } from '#features/billing/refunds/request-refund.ts';
import type { GatewayPayment } from '#platform/channels/payment-gateway.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

const CURRENCY = 'INR';

/**
 * Records what the gateway reports about a payment, in any order and any number of times. A capture enters
 * the ledger once and then either grants the plan of its order or is refunded.
 */
export async function recordPayment(services: Services, trx: Database, reported: GatewayPayment) {
  const order = reported.order_id ? await lockOrder(trx, reported.order_id) : undefined;
  // Not one of our orders, for example a payment link of the same gateway account.
  if (!order || reported.currency !== CURRENCY) return;

  const isCaptured = reported.status === 'captured' || reported.status === 'refunded';
  const payment = await upsertPayment(trx, {
    order_id: order.id,
    gateway_payment_id: reported.id,
    // Only our own ledger decides when a payment is fully refunded.
    status: isCaptured ? 'captured' : reported.status,
    amount_paise: reported.amount,
    method: reported.method ?? null,
    created_at: services.now().toISOString(),
  });
  if (isCaptured) await recordCapture(services, trx, order, payment);
}

async function recordCapture(
  services: Services,
  trx: Database,
  order: StoredOrder,
  payment: { id: string; amount_paise: number; order_id: string },
) {
  const happened_at = services.now().toISOString();
  const entry = { payment_id: payment.id, amount_paise: payment.amount_paise, happened_at };
  // A payment that belongs to another order stays with that order.
  if (payment.order_id !== order.id || !(await insertCapture(trx, entry))) return;

  const reason =
    payment.amount_paise === order.amount_paise
      ? await grantPlan(services, trx, order, payment.id)
      : 'The amount paid differs from the order.';
  if (reason) await requestRefund(services, trx, { order, payment, reason });
}
