import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { findOrderToReview, orderOfPayment } from '#features/admin/money/queries.ts';
import { lockOrder } from '#features/billing/payments/queries.ts';
import { recordPayment } from '#features/billing/payments/record-payment.ts';
import type { GatewayPayment } from '#platform/channels/payment-gateway.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Matches a payment that the gateway has under another reference, or none, to an order. The gateway confirms it. Returns
 * whether the order is paid by it: a payment that nothing is left to buy for goes back.
 */
export async function matchPayment(
  services: Services,
  staff: StaffActor,
  id: string,
  paymentId: string,
): Promise<boolean> {
  const { db, gateway, now } = services;
  const order = orThrow(await findOrderToReview(db, id, staff.staff_role, now()), 'order_not_found');
  const { gateway_order_id } = order;
  if (gateway?.name !== order.gateway) throw new AppError('payments_unavailable');
  if (!gateway_order_id || !isMatchable(order.state)) throw new AppError('order_not_matchable');
  const payment = await gateway.findPayment(paymentId).catch(() => {
    throw AppError.field('gateway_payment_id', 'payment_unknown');
  });
  if (!isCollected(payment)) throw AppError.field('gateway_payment_id', 'payment_not_captured');
  if (payment.amount !== order.amount_paise || payment.currency !== 'INR')
    throw AppError.field('gateway_payment_id', 'payment_amount_differs');
  return db.transaction().execute(async (trx) => {
    // A colleague may match it at the same time, or match this payment to another order.
    const locked = await lockOrder(trx, gateway_order_id);
    if (!locked || !isMatchable(locked.status)) throw new AppError('order_not_matchable');
    const owner = await orderOfPayment(trx, payment);
    const isOfAnother = owner && owner.id !== id;
    if (isOfAnother || !(await recordPayment(services, trx, { ...payment, order_id: gateway_order_id })))
      throw AppError.field('gateway_payment_id', 'payment_matched_already');
    await insertStaffAct(trx, now(), staff, 'matched_payment', ['order', id], { payment: payment.id });
    return (await lockOrder(trx, gateway_order_id))?.status === 'paid';
  });
}

function isMatchable(state: string): boolean {
  return state !== 'paid' && state !== 'returned';
}

function isCollected({ status, captured, amount_refunded }: GatewayPayment): boolean {
  return status === 'captured' && captured !== false && !amount_refunded;
}
