import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expireOrders, listOpenOrders, listPaidOrders } from '#features/billing/payments/queries.ts';
import { settleOrder } from '#features/billing/payments/settle-order.ts';
import { listRequestedRefunds } from '#features/billing/refunds/queries.ts';
import { sendRefund } from '#features/billing/refunds/tasks.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

const MINUTE_MS = 60_000;
const OPEN_DAYS = 1;
/** How long the task that was queued for a refund has to make it. */
const REFUND_MINUTES = 10;
const LOOKING_BACK_DAYS = 30;

/** Settles orders whose webhooks got lost, and requests refunds that were not requested yet. */
export const reconcileOrders: Task = {
  name: 'reconcile-orders',
  schedule: '*/5 * * * *',
  run: async (services) => {
    const { db, now } = services;
    const unsettled = await settleOrders(services, await listOpenOrders(db));
    const refunds = await listRequestedRefunds(db, new Date(now().getTime() - REFUND_MINUTES * MINUTE_MS));
    const unsent = await failuresOf(refunds, ({ id }) => sendRefund.run(services, { refund_id: id }, id));
    await expireOrders(db, new Date(now().getTime() - OPEN_DAYS * DAY_MS));
    report([...unsettled, ...unsent]);
  },
};

/** Finds refunds, once a day, that were made at the gateway and whose webhooks we missed. */
export const reconcileRefunds: Task = {
  name: 'reconcile-refunds',
  schedule: '30 3 * * *',
  run: async (services) => {
    const since = new Date(services.now().getTime() - LOOKING_BACK_DAYS * DAY_MS);
    report(await settleOrders(services, await listPaidOrders(services.db, since)));
  },
};

function settleOrders(services: Services, orders: { gateway_order_id: string | null }[]) {
  return failuresOf(orders, async ({ gateway_order_id }) => {
    if (gateway_order_id) await settleOrder(services, gateway_order_id);
  });
}

/** Does the same with each, so that one failure does not hold up the others. */
async function failuresOf<T>(list: T[], work: (one: T) => Promise<unknown>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const one of list) await work(one).catch((error) => failures.push(error));
  return failures;
}

function report(failures: unknown[]) {
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} orders or refunds could not be settled`);
}
