import { grantPlan } from '#features/payments/grant-plan.ts';
import { insertCapture, lockOrder, type StoredOrder, upsertPayment } from '#features/payments/queries.ts';
import { returnPayment } from '#features/refunds/return-payment.ts';
import type { Database } from '#platform/database.ts';
import type { GatewayPayment } from '#platform/gateway.ts';
import type { Services } from '#platform/services.ts';

const CURRENCY = 'INR';

/**
 * Takes in what the gateway says of a payment, in any order and as often as it likes. What was captured is
 * entered once, and is then either the plan of its order or paid back.
 */
export async function recordPayment(services: Services, trx: Database, told: GatewayPayment) {
  const order = told.order_id ? await lockOrder(trx, told.order_id) : undefined;
  // Not ours: a payment link of the same account at the gateway, say.
  if (!order || told.currency !== CURRENCY) return;

  const isCaptured = told.status === 'captured' || told.status === 'refunded';
  const payment = await upsertPayment(trx, {
    order_id: order.id,
    gateway_payment_id: told.id,
    // Only our own books say when all was paid back.
    status: isCaptured ? 'captured' : told.status,
    amount_paise: told.amount,
    method: told.method ?? null,
    created_at: services.now().toISOString(),
  });
  if (isCaptured) await enterCapture(services, trx, order, payment);
}

async function enterCapture(
  services: Services,
  trx: Database,
  order: StoredOrder,
  payment: { id: string; amount_paise: number; order_id: string },
) {
  const happened_at = services.now().toISOString();
  const entry = { payment_id: payment.id, amount_paise: payment.amount_paise, happened_at };
  // A payment of another order stays with that.
  if (payment.order_id !== order.id || !(await insertCapture(trx, entry))) return;

  const refused =
    payment.amount_paise === order.amount_paise
      ? await grantPlan(services, trx, order, payment.id)
      : 'Another amount was paid than was asked for.';
  if (refused) await returnPayment(services, trx, { order, payment, reason: refused });
}
