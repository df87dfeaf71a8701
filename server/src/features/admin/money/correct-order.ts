import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { rupees } from '@kirdaar/contract/rules/payments';
import { refundLimitOf } from '@kirdaar/contract/rules/refund-limits';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  findOrderToReview,
  findSentRefund,
  lockRefundable,
  refundedOn,
} from '#features/admin/money/queries.ts';
import { settleOrder } from '#features/billing/reconciliation/settle-order.ts';
import { insertRefund } from '#features/billing/refunds/queries.ts';
import { sendRefund } from '#features/billing/refunds/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import { derivedId } from '#platform/database/derived-id.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Asks the gateway for a refund of a payment, within the limits of the role. The plan ends when all of the
 * payment is refunded. The same form sent again changes nothing.
 */
export async function refundAsStaff(
  { db, now, queue }: Services,
  staff: StaffActor,
  payment_id: string,
  { request_id, amount_paise, reason }: { request_id: string; amount_paise: number; reason: string },
) {
  const present = now();
  const id = derivedId(staff.id, payment_id, request_id);
  await db.transaction().execute(async (trx) => {
    const payment = await lockRefundable(trx, payment_id, staff.staff_role, present);
    if (!payment) throw new AppError('order_not_found');
    const sent = await findSentRefund(trx, id);
    if (sent && (sent.amount_paise !== amount_paise || sent.reason !== reason))
      throw new AppError('request_id_reused');
    if (sent) return;
    if (amount_paise > payment.refundable_paise)
      throw new AppError('refund_too_high', { left: rupees(payment.refundable_paise) });
    await checkLimit(trx, staff, amount_paise, payment, present);
    const asked = { id, payment_id, amount_paise, reason, status: 'requested' as const };
    await insertRefund(trx, { ...asked, requested_at: present.toISOString(), staff_id: staff.id });
    await queue.add(trx, sendRefund, { refund_id: id });
    const details = { amount: rupees(amount_paise), reason };
    await insertStaffAct(trx, present, staff, 'refunded_order', ['order', payment.order_id], details);
  });
}

/** Throws if a role may not refund this much more of a payment, or its holder not this much more today. */
async function checkLimit(
  trx: Database,
  { id, staff_role }: StaffActor,
  amount_paise: number,
  { refunded_by_staff }: { refunded_by_staff: number },
  now: Date,
) {
  const limit = refundLimitOf(staff_role);
  if (!limit) return;
  const today = await refundedOn(trx, id, dayInIndia(now));
  if (refunded_by_staff + amount_paise > limit.payment || today + amount_paise > limit.day)
    throw new AppError('refund_over_limit', { payment: rupees(limit.payment), day: rupees(limit.day) });
}

/** Records what the gateway knows of an order and we do not. Returns whether that was anything. */
export async function compareOrder(services: Services, staff: StaffActor, id: string): Promise<boolean> {
  const before = await findOrderToReview(services.db, id, staff.staff_role, services.now());
  if (!before) throw new AppError('order_not_found');
  if (!before.gateway_order_id) return false;
  if (services.gateway?.name !== before.gateway) throw new AppError('payments_unavailable');
  await settleOrder(services, before.gateway_order_id).catch(() => {
    throw new AppError('payment_service_unavailable', {}, { retryAfterSeconds: 60 });
  });
  const after = await findOrderToReview(services.db, id, staff.staff_role, services.now());
  const changed = JSON.stringify(before) !== JSON.stringify(after);
  await insertStaffAct(services.db, services.now(), staff, 'compared_order', ['order', id], { changed });
  return changed;
}
