import { markReturned, type StoredOrder } from '#features/payments/queries.ts';
import { insertRefund } from '#features/refunds/queries.ts';
import { sendRefund } from '#features/refunds/tasks.ts';
import type { Database } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';

interface Return {
  order: Pick<StoredOrder, 'id' | 'status' | 'payment_id'>;
  payment: { id: string; amount_paise: number };
  reason: string;
}

/** Sets all of a payment on its way back. The order stays paid when another payment was what it was granted for. */
export async function returnPayment(
  { now, queue }: Services,
  trx: Database,
  { order, payment, reason }: Return,
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
