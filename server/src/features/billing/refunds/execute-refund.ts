import { closeRefund, type RequestedRefund } from '#features/billing/refunds/queries.ts';
import { recordRefund } from '#features/billing/refunds/record-refund.ts';
import type { Services } from '#platform/services.ts';

/**
 * Makes a refund once: a refund requested before a crash is found by its receipt. The amount that staff
 * refunded at the gateway meanwhile is not refunded again.
 */
export async function executeRefund(
  services: Services,
  { id, gateway_payment_id, ...refund }: RequestedRefund,
) {
  const { db, gateway } = services;
  if (!gateway) return;
  const earlier = (await gateway.listRefunds(gateway_payment_id)).filter(({ status }) => status !== 'failed');
  const refundable = earlier.reduce((left, { amount }) => left - amount, refund.paid_paise);
  const amount = Math.min(refundable, refund.amount_paise);
  const known = earlier.find(({ receipt }) => receipt === id);
  if (!known && amount <= 0) return void (await closeRefund(db, id));
  const made = known ?? (await gateway.refund(gateway_payment_id, { amount, receipt: id }));
  await db.transaction().execute((trx) => recordRefund(services, trx, made));
}
