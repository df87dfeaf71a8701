import { stateNames } from '@kirdaar/contract/rules/states';
import { makeOrder } from '#features/payments/make-order.ts';
import { recordPayment } from '#features/payments/record-payment.ts';
import { openSandbox } from '#features/sandbox/open-sandbox.ts';
import { enterPayment } from '#features/sandbox/pay-order.ts';
import type { Database } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import type { Person } from '#seed/people/person.ts';

/** Has a talent buy a plan at an instant of the past, from the order to the invoice, at the built-in gateway. */
export async function buyPlan(shared: Services, trx: Database, person: Person, plan_id: string, then: Date) {
  // The letter with the invoice went out that day.
  const world = { ...shared, db: trx, now: () => then, queue: { add: async () => {} } };
  const gateway = openSandbox(world);
  const services = { ...world, gateway };
  const state = stateNames.find((name) => name === person.state) ?? 'Maharashtra';

  const { order } = await makeOrder(services, person.id, { plan_id, state });
  const name = order.gateway_order_id ?? '';
  await enterPayment(services, trx, name, 'success', 'never');
  for (const payment of await gateway.listPayments(name)) await recordPayment(services, trx, payment);
}
