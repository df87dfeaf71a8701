import { recordRefund } from '#features/refunds/record-refund.ts';
import type { Services } from '#platform/services.ts';

interface RequestedRefund {
  id: string;
  amount_paise: number;
  gateway_payment_id: string;
}

/** Has a refund made once: what was asked for before a crash is found by its receipt. */
export async function askForRefund(
  services: Services,
  { id, amount_paise, gateway_payment_id }: RequestedRefund,
) {
  const { db, gateway } = services;
  if (!gateway) return;
  const known = (await gateway.listRefunds(gateway_payment_id)).find(({ receipt }) => receipt === id);
  const told = known ?? (await gateway.refund(gateway_payment_id, { amount: amount_paise, receipt: id }));
  await db.transaction().execute((trx) => recordRefund(services, trx, told));
}
