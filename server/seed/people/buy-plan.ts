import { stateNames } from '@kirdaar/contract/rules/states';
import { createOrder } from '#features/billing/payments/create-order.ts';
import { recordPayment } from '#features/billing/payments/record-payment.ts';
import { openSandbox } from '#features/billing/sandbox/open-sandbox.ts';
import { payOrderWithin } from '#features/billing/sandbox/pay-order.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import type { Person } from '#seed/people/person.ts';

/**
 * Buys a plan for a talent at an instant in the past, from order to invoice, through the built-in gateway.
 */
export async function buyPlan(shared: Services, trx: Database, person: Person, plan_id: string, then: Date) {
  // Tasks are dropped, because the invoice email was sent that day.
  const world = { ...shared, db: trx, now: () => then, queue: { add: async () => {} } };
  const gateway = openSandbox(world);
  const services = { ...world, gateway };
  const state = stateNames.find((name) => name === person.state) ?? 'Maharashtra';

  const { order } = await createOrder(services, person.id, { plan_id, state });
  const gatewayOrderId = order.gateway_order_id ?? '';
  await payOrderWithin(services, trx, gatewayOrderId, 'success', 'never');
  for (const payment of await gateway.listPayments(gatewayOrderId))
    await recordPayment(services, trx, payment);
}
