import { issueInvoice } from '#features/invoices/issue-invoice.ts';
import { markPaid, type StoredOrder } from '#features/payments/queries.ts';
import { periodFrom } from '#features/plans/period.ts';
import { endSubscription, findStanding, insertSubscription, lockTalent } from '#features/plans/queries.ts';
import type { Standing } from '#features/plans/standing.ts';
import { sendPlanBought } from '#features/plans/tasks.ts';
import type { Database } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';

/** Gives the plan of an order that is paid, with its invoice; returns why not, when it cannot be given. */
export async function grantPlan(
  services: Services,
  trx: Database,
  order: StoredOrder,
  paymentId: string,
): Promise<string | undefined> {
  const now = services.now();
  if (order.status === 'paid' || order.status === 'returned') return 'This order was paid before.';
  if (!order.talent_id || !(await lockTalent(trx, order.talent_id))) return 'The account is gone.';

  const standing = await findStanding(trx, order.talent_id, now);
  const refused = whyNot(order, standing);
  if (refused) return refused;

  const { current } = standing;
  if (current && order.kind === 'upgrade') await endSubscription(trx, current.id, now);
  const begins = current && order.kind === 'renewal' ? new Date(current.ends_at) : now;
  await insertSubscription(trx, {
    talent_id: order.talent_id,
    plan_id: order.plan_id,
    order_id: order.id,
    ...periodFrom(begins, order.duration_in_days),
  });
  await markPaid(trx, order.id, paymentId, now);
  await issueInvoice(services, trx, order);
  await services.queue.add(trx, sendPlanBought, { order_id: order.id });
  return undefined;
}

/** A plan may have come, gone or been paid for while the buyer was at the gateway. */
function whyNot({ kind, replaces }: StoredOrder, { current, next }: Standing): string | undefined {
  if (next) return 'The time after your plan was paid already.';
  if (kind === 'purchase' && current) return 'You had a plan already.';
  if (kind === 'upgrade' && current?.id !== replaces) return 'The plan to be upgraded was over.';
  return undefined;
}
