import { rupees } from '@kirdaar/contract/rules/payments';
import { refundLimitOf } from '@kirdaar/contract/rules/refund-limits';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { lockRefundable, refundExists } from '#features/admin/money/queries.ts';
import { insertRefund } from '#features/billing/refunds/queries.ts';
import { sendRefund } from '#features/billing/refunds/tasks.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

interface RefundForm {
  request_id: string;
  amount_paise: number;
  reason: string;
}

/**
 * Asks the gateway for a refund of a payment, within the limit of the role. The plan ends when all of the
 * payment is refunded. The same form sent again changes nothing.
 */
export async function refundAsStaff(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  staff: StaffActor,
  payment_id: string,
  { request_id, amount_paise, reason }: RefundForm,
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
    const requested_at = now().toISOString();
    await insertRefund(trx, {
      ...{ id: request_id, payment_id, amount_paise, reason, requested_at },
      status: 'requested',
    });
    await queue.add(trx, sendRefund, { refund_id: request_id });
    const act = { staff, action: 'refunded_order', subject: ['order', payment.order_id] } as const;
    await insertStaffAct(trx, { ...act, details: { amount: rupees(amount_paise), reason } }, now());
  });
}
