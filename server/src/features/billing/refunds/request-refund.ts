import { markReturned, type StoredOrder } from '#features/billing/payments/queries.ts';
import { insertRefund } from '#features/billing/refunds/queries.ts';
import { sendRefund } from '#features/billing/refunds/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

interface RefundRequest {
  order: Pick<StoredOrder, 'id' | 'status' | 'payment_id'>;
  payment: { id: string; amount_paise: number };
  reason: string;
}

/** Requests a full refund of a payment. The order stays paid if another payment paid for it. */
export async function requestRefund(
  { now, queue }: Services,
  trx: Database,
  { order, payment, reason }: RefundRequest,
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
