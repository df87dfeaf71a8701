import { expireOrders, listOpenOrders, listPaidOrders } from '#features/payments/queries.ts';
import { settleOrder } from '#features/payments/settle-order.ts';
import { listRequestedRefunds } from '#features/refunds/queries.ts';
import { sendRefund } from '#features/refunds/tasks.ts';
import type { Task } from '#platform/queue.ts';
import type { Services } from '#platform/services.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OPEN_DAYS = 1;
const LOOKING_BACK_DAYS = 30;

/** Finds out what became of orders whose news got lost, and of refunds that were not asked for. */
export const reconcileOrders: Task = {
  name: 'reconcile-orders',
  schedule: '*/5 * * * *',
  run: async (services) => {
    const { db, now } = services;
    await settleAll(services, await listOpenOrders(db));
    for (const { id } of await listRequestedRefunds(db, new Date(now().getTime() - 10 * MINUTE_MS))) {
      await sendRefund.run(services, { refund_id: id }, id);
    }
    await expireOrders(db, new Date(now().getTime() - OPEN_DAYS * DAY_MS));
  },
};

/** Finds out, once a day, what was paid back at the gateway without our hearing of it. */
export const reconcileRefunds: Task = {
  name: 'reconcile-refunds',
  schedule: '30 3 * * *',
  run: async (services) => {
    const since = new Date(services.now().getTime() - LOOKING_BACK_DAYS * DAY_MS);
    await settleAll(services, await listPaidOrders(services.db, since));
  },
};

/** One order that cannot be settled does not keep the others waiting. */
async function settleAll(services: Services, orders: { gateway_order_id: string | null }[]) {
  const failures: unknown[] = [];
  for (const { gateway_order_id } of orders) {
    if (!gateway_order_id) continue;
    await settleOrder(services, gateway_order_id).catch((error) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} orders could not be settled`);
}
