import { recordPayment } from '#features/billing/payments/record-payment.ts';
import { recordRefund } from '#features/billing/refunds/record-refund.ts';
import type { GatewayPayment } from '#platform/channels/payment-gateway.ts';
import type { Services } from '#platform/services.ts';

/** Fetches the payments and refunds of an order from the gateway and records them as its webhooks would. */
export async function settleOrder(services: Services, gatewayOrderId: string) {
  const { db, gateway } = services;
  const payments = (await gateway?.listPayments(gatewayOrderId)) ?? [];
  for (const payment of payments) {
    await db.transaction().execute((trx) => recordPayment(services, trx, payment));
    if (payment.amount_refunded) await settleRefunds(services, payment);
  }
}

async function settleRefunds(services: Services, payment: GatewayPayment) {
  const { db, gateway } = services;
  for (const refund of (await gateway?.listRefunds(payment.id)) ?? []) {
    await db.transaction().execute((trx) => recordRefund(services, trx, refund));
  }
}
