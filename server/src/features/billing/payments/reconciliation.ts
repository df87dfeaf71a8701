import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expireOrders, listOpenOrders, listPaidOrders } from '#features/billing/payments/queries.ts';
import { settleOrder } from '#features/billing/payments/settle-order.ts';
import { listRequestedRefunds } from '#features/billing/refunds/queries.ts';
import { sendRefund } from '#features/billing/refunds/tasks.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

const MINUTE_MS = 60_000;
const OPEN_DAYS = 1;
const LOOKING_BACK_DAYS = 30;

/** Settles orders whose webhooks got lost, and requests refunds that were not requested yet. */
export const reconcileOrders: Task = {
  name: 'reconcile-orders',
  schedule: '*/5 * * * *',
  run: async (services) => {
    const { db, now } = services;
    await settleOrders(services, await listOpenOrders(db));
    for (const { id } of await listRequestedRefunds(db, new Date(now().getTime() - 10 * MINUTE_MS))) {
      await sendRefund.run(services, { refund_id: id }, id);
    }
    await expireOrders(db, new Date(now().getTime() - OPEN_DAYS * DAY_MS));
  },
};

/** Finds refunds, once a day, that were made at the gateway and whose webhooks we missed. */
export const reconcileRefunds: Task = {
  name: 'reconcile-refunds',
  schedule: '30 3 * * *',
  run: async (services) => {
    const since = new Date(services.now().getTime() - LOOKING_BACK_DAYS * DAY_MS);
    await settleOrders(services, await listPaidOrders(services.db, since));
  },
};

/** Settles every order, so that one failing order does not hold up the others. */
async function settleOrders(services: Services, orders: { gateway_order_id: string | null }[]) {
  const failures: unknown[] = [];
  for (const { gateway_order_id } of orders) {
    if (!gateway_order_id) continue;
    await settleOrder(services, gateway_order_id).catch((error) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} orders could not be settled`);
}
