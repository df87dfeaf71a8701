import { recordPayment } from '#features/billing/payments/record-payment.ts';
import { recordRefund } from '#features/billing/refunds/record-refund.ts';
import type { GatewayPayment } from '#platform/channels/payment-gateway.ts';
import type { Services } from '#platform/services.ts';

/** Records the payments and refunds of an order as the gateway reports them. Collects what buys the plan. */
export async function settleOrder(services: Services, gatewayOrderId: string) {
  const { gateway } = services;
  if (!gateway) return;
  const payments = await gateway.listPayments(gatewayOrderId);
  const isReserved = ({ status }: GatewayPayment) => status === 'authorized';
  for (const payment of payments.filter((each) => !isReserved(each))) {
    await recordOutcome(services, payment);
    if (payment.amount_refunded && payment.captured !== false) await settleRefunds(services, payment);
  }
  // Last, because an order that another payment has paid for needs no second one.
  for (const payment of payments.filter(isReserved)) {
    if ((await record(services, payment)) === 'authorized')
      await record(services, await gateway.capture(payment.id, payment.amount));
  }
}

/** Records a payment that is not reserved. Its failure, reported now, ends an earlier reservation. */
async function recordOutcome(services: Services, payment: GatewayPayment) {
  const recorded = await record(services, payment);
  if (payment.status === 'failed' && recorded === 'authorized')
    await record(services, { ...payment, status: 'refunded', captured: false });
}

function record(services: Services, payment: GatewayPayment) {
  return services.db.transaction().execute((trx) => recordPayment(services, trx, payment));
}

async function settleRefunds(services: Services, payment: GatewayPayment) {
  const { db, gateway } = services;
  for (const refund of (await gateway?.listRefunds(payment.id)) ?? []) {
    await db.transaction().execute((trx) => recordRefund(services, trx, refund));
  }
}
