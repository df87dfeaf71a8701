import { rupees } from '@kirdaar/contract/rules/payments';
import { refundLimitOf } from '@kirdaar/contract/rules/refund-limits';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { findOrderToReview, lockRefundable, refundExists } from '#features/admin/money/queries.ts';
import { settleOrder } from '#features/billing/reconciliation/settle-order.ts';
import { insertRefund } from '#features/billing/refunds/queries.ts';
import { sendRefund } from '#features/billing/refunds/tasks.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Asks the gateway for a refund of a payment, within the limit of the role. The plan ends when all of the
 * payment is refunded. The same form sent again changes nothing.
 */
export async function refundAsStaff(
  { db, now, queue }: Services,
  staff: StaffActor,
  payment_id: string,
  { request_id, amount_paise, reason }: { request_id: string; amount_paise: number; reason: string },
) {
  const limit = refundLimitOf(staff.staff_role);
  if (limit !== null && amount_paise > limit)
    throw new AppError('refund_over_limit', { limit: rupees(limit) });
  await db.transaction().execute(async (trx) => {
    const payment = await lockRefundable(trx, payment_id);
    if (!payment) throw new AppError('order_not_found');
    if (await refundExists(trx, request_id)) return;
    if (amount_paise > payment.refundable_paise)
      throw new AppError('refund_too_high', { left: rupees(payment.refundable_paise) });
    const asked = { id: request_id, payment_id, amount_paise, reason, status: 'requested' as const };
    await insertRefund(trx, { ...asked, requested_at: now().toISOString() });
    await queue.add(trx, sendRefund, { refund_id: request_id });
    const details = { amount: rupees(amount_paise), reason };
    await insertStaffAct(trx, now(), staff, 'refunded_order', ['order', payment.order_id], details);
  });
}

/** Records what the gateway knows of an order and we do not. Returns whether that was anything. */
export async function compareOrder(services: Services, staff: StaffActor, id: string): Promise<boolean> {
  const before = await findOrderToReview(services.db, id);
  if (!before) throw new AppError('order_not_found');
  if (!before.gateway_order_id) return false;
  if (services.gateway?.name !== before.gateway) throw new AppError('payments_unavailable');
  await settleOrder(services, before.gateway_order_id).catch(() => {
    throw new AppError('payment_service_unavailable', {}, { retryAfterSeconds: 60 });
  });
  const after = await findOrderToReview(services.db, id);
  const changed = JSON.stringify(before) !== JSON.stringify(after);
  await insertStaffAct(services.db, services.now(), staff, 'compared_order', ['order', id], { changed });
  return changed;
}
