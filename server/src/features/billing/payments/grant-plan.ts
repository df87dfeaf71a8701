import { issueInvoice } from '#features/billing/invoices/issue-document.ts';
import { markPaid, type StoredOrder } from '#features/billing/payments/queries.ts';
import { periodFrom } from '#features/billing/plans/plan-pricing.ts';
import type { BuyerPlans } from '#features/billing/plans/queries.ts';
import {
  annulSubscription,
  endSubscription,
  findBuyerPlans,
  insertSubscription,
  isLeaving,
  lockTalent,
  resumeSubscription,
} from '#features/billing/plans/queries.ts';
import { sendPlanBought } from '#features/billing/plans/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

/** Grants the plan of a paid order, with its invoice. Returns the reason if it cannot be granted. */
export async function grantPlan(
  services: Services,
  trx: Database,
  order: StoredOrder,
  payment: { id: string; amount_paise: number },
): Promise<string | undefined> {
  const now = services.now();
  const reason = await reasonNotToGrant(services, trx, order, payment.amount_paise);
  if (reason || !order.talent_id) return reason;

  const { current } = await findBuyerPlans(trx, order.talent_id, now);
  if (current && order.kind === 'upgrade') await endSubscription(trx, current.id, now);
  const startsAt = current && order.kind === 'renewal' ? new Date(current.ends_at) : now;
  await insertSubscription(trx, {
    talent_id: order.talent_id,
    plan_id: order.plan_id,
    order_id: order.id,
    ...periodFrom(startsAt, order.duration_in_days),
  });
  await markPaid(trx, order.id, payment.id, now);
  await issueInvoice(services, trx, order);
  await services.queue.add(trx, sendPlanBought, { order_id: order.id });
  return undefined;
}

/** Returns why a payment of this amount would not buy the plan of its order. Locks the talent. */
export async function reasonNotToGrant(
  { now }: Pick<Services, 'now'>,
  trx: Database,
  order: StoredOrder,
  amount_paise: number,
): Promise<string | undefined> {
  if (amount_paise !== order.amount_paise) return 'The amount paid differs from the order.';
  if (order.status === 'paid' || order.status === 'returned') return 'This order was already paid.';
  if (!order.talent_id || !(await lockTalent(trx, order.talent_id))) return 'The account was deleted.';
  if (await isLeaving(trx, order.talent_id)) return 'The account is to be deleted.';
  return reasonNotToChange(order, await findBuyerPlans(trx, order.talent_id, now()));
}

/** Returns why an order no longer fits: plans may have changed while the buyer was at the gateway. */
export function reasonNotToChange(
  { kind, replaces }: Pick<StoredOrder, 'kind' | 'replaces'>,
  { current, next }: BuyerPlans,
): string | undefined {
  if (next) return 'The talent had already paid for the next plan.';
  if (kind === 'purchase' && current) return 'The talent already had a plan.';
  if (kind === 'upgrade' && current?.id !== replaces) return 'The plan to upgrade had ended.';
  return undefined;
}

/** Ends a plan that is refunded. A refunded upgrade is annulled, and the plan it replaced continues. */
export async function closeSubscription(
  { now }: Services,
  trx: Database,
  { kind, replaces }: Pick<StoredOrder, 'kind' | 'replaces'>,
  subscription: { id: string; talent_id: string; ended_at: string | null },
) {
  await lockTalent(trx, subscription.talent_id);
  if (subscription.ended_at) return;
  if (kind !== 'upgrade' || !replaces) return endSubscription(trx, subscription.id, now());
  await annulSubscription(trx, subscription.id);
  await resumeSubscription(trx, replaces);
}
