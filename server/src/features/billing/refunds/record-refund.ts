import { issueCreditNote } from '#features/billing/invoices/issue-document.ts';
import { closeSubscription } from '#features/billing/payments/grant-plan.ts';
import {
  findOrderById,
  findSubscriptionOfOrder,
  lockOrderOfPayment,
  lockPayment,
  markReturned,
  type StoredOrder,
} from '#features/billing/payments/queries.ts';
import {
  findRefund,
  insertRefund,
  insertRefundEntry,
  ledgerBalance,
  markRefunded,
  updateRefund,
} from '#features/billing/refunds/queries.ts';
import type { GatewayRefund } from '#platform/channels/payment-gateway.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

/**
 * Records what the gateway reports about a refund, ours or one made at its dashboard. A refund enters the
 * ledger once, with a credit note; a full refund ends the plan.
 */
export async function recordRefund(services: Services, trx: Database, reported: GatewayRefund) {
  await lockOrderOfPayment(trx, 'gateway_payment_id', reported.payment_id);
  const payment = await lockPayment(trx, reported.payment_id);
  // A payment that was returned without having been collected never was in our books.
  const isCollected = payment?.status === 'captured' || payment?.status === 'refunded';
  if (!isCollected || reported.status === 'pending') return;

  const refund = await storeRefund(services, trx, payment.id, reported);
  if (reported.status === 'failed') return;
  const happened_at = services.now().toISOString();
  const entry = { payment_id: payment.id, refund_id: refund.id, amount_paise: -reported.amount, happened_at };
  if (!(await insertRefundEntry(trx, entry))) return;

  const balance = await ledgerBalance(trx, payment.id);
  if (balance === 0) await markRefunded(trx, payment.id);
  const order = await findOrderById(trx, payment.order_id);
  // An extra payment has neither a plan nor an invoice.
  if (order?.payment_id !== payment.id) return;
  await issueCreditNote(services, trx, order, { id: refund.id, amount_paise: reported.amount });
  if (balance === 0) await revokePlan(services, trx, order);
}

async function revokePlan(services: Services, trx: Database, order: StoredOrder) {
  await markReturned(trx, order.id);
  const subscription = await findSubscriptionOfOrder(trx, order.id);
  if (subscription) await closeSubscription(services, trx, order, subscription);
}

async function storeRefund({ now }: Services, trx: Database, payment_id: string, reported: GatewayRefund) {
  const status = reported.status === 'failed' ? 'failed' : 'processed';
  const known = await findRefund(trx, reported.id, reported.receipt ?? undefined);
  if (known?.status === 'processed') return known;
  const outcome = { gateway_refund_id: reported.id, amount_paise: reported.amount, status } as const;
  if (known) return updateRefund(trx, known.id, outcome);
  return insertRefund(trx, {
    ...outcome,
    payment_id,
    reason: 'Refunded in the dashboard of the gateway.',
    requested_at: now().toISOString(),
  });
}
