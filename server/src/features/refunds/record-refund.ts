import { issueCreditNote } from '#features/invoices/issue-credit-note.ts';
import { closeSubscription } from '#features/payments/close-subscription.ts';
import {
  findOrderById,
  findSubscriptionOfOrder,
  lockPayment,
  markReturned,
  type StoredOrder,
} from '#features/payments/queries.ts';
import {
  findRefund,
  insertRefund,
  insertRefundEntry,
  markRefunded,
  sumOfPayment,
  updateRefund,
} from '#features/refunds/queries.ts';
import type { Database } from '#platform/database.ts';
import type { GatewayRefund } from '#platform/gateway.ts';
import type { Services } from '#platform/services.ts';

/**
 * Takes in what the gateway says of a refund, ours or one made at its dashboard. What was paid back is entered
 * once, with a credit note; when all of it is, the plan is over.
 */
export async function recordRefund(services: Services, trx: Database, told: GatewayRefund) {
  const payment = await lockPayment(trx, told.payment_id);
  if (!payment || told.status === 'pending') return;

  const refund = await storeRefund(services, trx, payment.id, told);
  if (told.status === 'failed') return;
  const happened_at = services.now().toISOString();
  const entry = { payment_id: payment.id, refund_id: refund.id, amount_paise: -told.amount, happened_at };
  if (!(await insertRefundEntry(trx, entry))) return;

  const left = await sumOfPayment(trx, payment.id);
  if (left === 0) await markRefunded(trx, payment.id);
  const order = await findOrderById(trx, payment.order_id);
  // What was paid too much has neither plan nor invoice.
  if (order?.payment_id !== payment.id) return;
  await issueCreditNote(services, trx, order, { id: refund.id, amount_paise: told.amount });
  if (left === 0) await takeBack(services, trx, order);
}

async function takeBack(services: Services, trx: Database, order: StoredOrder) {
  await markReturned(trx, order.id);
  const subscription = await findSubscriptionOfOrder(trx, order.id);
  if (subscription) await closeSubscription(services, trx, order, subscription);
}

async function storeRefund({ now }: Services, trx: Database, payment_id: string, told: GatewayRefund) {
  const status = told.status === 'failed' ? 'failed' : 'processed';
  const known = await findRefund(trx, told.id, told.receipt ?? undefined);
  if (known?.status === 'processed') return known;
  if (known)
    return updateRefund(trx, known.id, { gateway_refund_id: told.id, status, amount_paise: told.amount });
  return insertRefund(trx, {
    payment_id,
    gateway_refund_id: told.id,
    amount_paise: told.amount,
    status,
    reason: 'Paid back by us.',
    requested_at: now().toISOString(),
  });
}
