import { closeRefund, type RequestedRefund } from '#features/refunds/queries.ts';
import { recordRefund } from '#features/refunds/record-refund.ts';
import type { Services } from '#platform/services.ts';

/**
 * Has a refund made once: what was asked for before a crash is found by its receipt. What staff paid back at the
 * gateway meanwhile is not paid back again.
 */
export async function askForRefund(
  services: Services,
  { id, gateway_payment_id, ...refund }: RequestedRefund,
) {
  const { db, gateway } = services;
  if (!gateway) return;
  const made = (await gateway.listRefunds(gateway_payment_id)).filter(({ status }) => status !== 'failed');
  const left = made.reduce((sum, one) => sum - one.amount, refund.paid_paise);
  const amount = Math.min(left, refund.amount_paise);
  const known = made.find(({ receipt }) => receipt === id);
  if (!known && amount <= 0) return void (await closeRefund(db, id));
  const told = known ?? (await gateway.refund(gateway_payment_id, { amount, receipt: id }));
  await db.transaction().execute((trx) => recordRefund(services, trx, told));
}
