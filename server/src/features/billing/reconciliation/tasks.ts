import { DAY_MS, MINUTE_MS } from '@kirdaar/contract/rules/calendar';
import { CONFIRMATION_DAYS } from '@kirdaar/contract/rules/payments';
import { expireOrder, listClosedOrders, takeOrderToCheck } from '#features/billing/reconciliation/queries.ts';
import { settleOrder } from '#features/billing/reconciliation/settle-order.ts';
import { listRequestedRefunds } from '#features/billing/refunds/queries.ts';
import { sendRefund } from '#features/billing/refunds/tasks.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/** How long the task that was queued for a refund has to make it. */
const REFUND_MINUTES = 10;
const LOOKING_BACK_DAYS = 30;
/** After so many orders without an answer, a run leaves the others to the next one. */
const MAX_FAILURES = 3;

/** Settles open orders whose webhooks got lost, and requests refunds that were not requested yet. */
export const reconcileOrders: Task = {
  name: 'reconcile-orders',
  schedule: '*/5 * * * *',
  run: async (services) => {
    const { db, now } = services;
    const unsettled = await checkOpenOrders(services);
    const refunds = await listRequestedRefunds(db, new Date(now().getTime() - REFUND_MINUTES * MINUTE_MS));
    const unsent = await failuresOf(refunds, ({ id }) => sendRefund.run(services, { refund_id: id }, id));
    report([...unsettled, ...unsent]);
  },
};

/** Finds, once a day, refunds and late payments at the gateway whose webhooks we missed. */
export const reconcileRefunds: Task = {
  name: 'reconcile-refunds',
  schedule: '30 3 * * *',
  run: async (services) => {
    const since = new Date(services.now().getTime() - LOOKING_BACK_DAYS * DAY_MS);
    const orders = await listClosedOrders(services.db, since);
    report(await failuresOf(orders, (order) => askAbout(services, order)));
  },
};

/** Asks the gateway about each order that is due. An order expires only after its last answer. */
async function checkOpenOrders(services: Services): Promise<unknown[]> {
  const { db, now } = services;
  const failures: unknown[] = [];
  while (failures.length < MAX_FAILURES) {
    const order = await takeOrderToCheck(db, now());
    if (!order) break;
    try {
      await askAbout(services, order);
      const age = now().getTime() - Date.parse(order.created_at);
      if (age > CONFIRMATION_DAYS * DAY_MS) await expireOrder(db, order.id);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

async function askAbout(services: Services, order: { gateway: string; gateway_order_id: string | null }) {
  const { gateway, gateway_order_id: id } = order;
  if (id && gateway === services.gateway?.name) await settleOrder(services, id);
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
