import { markReturned, type StoredOrder } from '#features/billing/payments/queries.ts';
import { closeRefund, findRequestedRefund, insertRefund } from '#features/billing/refunds/queries.ts';
import { recordRefund } from '#features/billing/refunds/record-refund.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/**
 * Makes a refund at the gateway once: a refund requested before a crash is found by its receipt. The amount that
 * staff refunded at the gateway meanwhile is not refunded again.
 */
export const sendRefund: Task<{ refund_id: string }> = {
  name: 'send-refund',
  run: async (services, { refund_id: id }) => {
    const { db, gateway } = services;
    const refund = await findRequestedRefund(db, id);
    if (!refund || !gateway) return;
    const { gateway_payment_id } = refund;
    const earlier = (await gateway.listRefunds(gateway_payment_id)).filter(
      ({ status }) => status !== 'failed',
    );
    const refundable = earlier.reduce((left, { amount }) => left - amount, refund.paid_paise);
    const amount = Math.min(refundable, refund.amount_paise);
    const known = earlier.find(({ receipt }) => receipt === id);
    if (!known && amount <= 0) return void (await closeRefund(db, id));
    const made = known ?? (await gateway.refund(gateway_payment_id, { amount, receipt: id }));
    await db.transaction().execute((trx) => recordRefund(services, trx, made));
  },
};

/** Requests a full refund of a payment. The order stays paid if another payment paid for it. */
export async function requestRefund(
  { now, queue }: Services,
  trx: Database,
  order: Pick<StoredOrder, 'id' | 'status' | 'payment_id'>,
  payment: { id: string; amount_paise: number },
  reason: string,
) {
  const { id } = await insertRefund(trx, {
    payment_id: payment.id,
    amount_paise: payment.amount_paise,
    status: 'requested',
    reason,
    requested_at: now().toISOString(),
  });
  if (order.status !== 'paid' || order.payment_id === payment.id) await markReturned(trx, order.id);
  await queue.add(trx, sendRefund, { refund_id: id });
}
