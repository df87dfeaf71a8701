import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { findOrderToReview, orderOfPayment } from '#features/admin/money/queries.ts';
import { recordPayment } from '#features/billing/payments/record-payment.ts';
import type { GatewayPayment } from '#platform/channels/payment-gateway.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Matches a payment that the gateway has under another reference, or none, to an order. The gateway confirms it. */
export async function matchPayment(services: Services, staff: StaffActor, id: string, paymentId: string) {
  const { db, gateway, now } = services;
  const order = orThrow(await findOrderToReview(db, id, staff.staff_role, now()), 'order_not_found');
  const { gateway_order_id } = order;
  if (gateway?.name !== order.gateway) throw new AppError('payments_unavailable');
  if (!gateway_order_id || order.state === 'paid' || order.state === 'returned')
    throw new AppError('order_not_matchable');
  const payment = await gateway.findPayment(paymentId).catch(() => {
    throw AppError.field('gateway_payment_id', 'payment_unknown');
  });
  if (!isCollected(payment)) throw AppError.field('gateway_payment_id', 'payment_not_captured');
  if (payment.amount !== order.amount_paise || payment.currency !== 'INR')
    throw AppError.field('gateway_payment_id', 'payment_amount_differs');
  await db.transaction().execute(async (trx) => {
    const owner = await orderOfPayment(trx, payment);
    if (owner && owner.id !== id) throw AppError.field('gateway_payment_id', 'payment_matched_already');
    await recordPayment(services, trx, { ...payment, order_id: gateway_order_id });
    await insertStaffAct(trx, now(), staff, 'matched_payment', ['order', id], { payment: payment.id });
  });
}

function isCollected({ status, captured, amount_refunded }: GatewayPayment): boolean {
  return status === 'captured' && captured !== false && !amount_refunded;
}
