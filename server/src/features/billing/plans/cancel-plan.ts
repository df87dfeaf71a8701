import { msg } from '@kirdaar/contract/messages';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { RETURN_DAYS } from '@kirdaar/contract/rules/payments';
import { countApplicationsSince } from '#features/billing/allowances/queries.ts';
import { closeSubscription } from '#features/billing/payments/grant-plan.ts';
import { findOrderById, findSubscriptionOfOrder, lockOrdersOf } from '#features/billing/payments/queries.ts';
import { lastDay } from '#features/billing/plans/plan-pricing.ts';
import { findNext, findRunning, lockTalent, updateRenewal } from '#features/billing/plans/queries.ts';
import { findRefundable } from '#features/billing/refunds/queries.ts';
import { requestRefund } from '#features/billing/refunds/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Running = NonNullable<Awaited<ReturnType<typeof findRunning>>>;

/** Returns what cancelling would do now: a full refund within a week of paying if no application was sent. */
export async function cancellationOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  talentId: string,
  { paid_at, starts_at, cancelled_at }: Pick<Running, 'paid_at' | 'starts_at' | 'cancelled_at'>,
): Promise<'refund' | 'stop' | null> {
  const isFresh = paid_at && now().getTime() - Date.parse(paid_at) < RETURN_DAYS * DAY_MS;
  if (isFresh && (await countApplicationsSince(db, talentId, starts_at)) === 0) return 'refund';
  return cancelled_at ? null : 'stop';
}

/** Cancels the renewal of a talent's plan, or ends the plan with a full refund. */
export function cancelPlan(services: Services, talentId: string) {
  return services.db.transaction().execute(async (trx) => {
    await lockOrdersOf(trx, talentId);
    await lockTalent(trx, talentId);
    const running = await findRunning(trx, talentId, services.now());
    // A retry after a lost response has nothing left to do.
    if (!running) return { refunded: false, message: msg('no_running_plan') };

    const message = msg('plan_cancelled', running.plan_name, lastDay(running));
    const cancellation = await cancellationOf({ db: trx, now: services.now }, talentId, running);
    if (cancellation !== 'refund') {
      const cancelled_at = running.cancelled_at ?? services.now().toISOString();
      await updateRenewal(trx, running.id, { auto_renew: false, cancelled_at });
      return { refunded: false, message };
    }
    await refundPlan(services, trx, talentId, running);
    const resumed = await findRunning(trx, talentId, services.now());
    const next = resumed ? { plan: resumed.plan_name, day: lastDay(resumed) } : null;
    return { refunded: true, message: msg('plan_refunded', next) };
  });
}

async function refundPlan(services: Services, trx: Database, talentId: string, running: Running) {
  const order = running.order_id ? await findOrderById(trx, running.order_id) : undefined;
  const payment = order?.payment_id ? await findRefundable(trx, order.payment_id) : undefined;
  const subscription = order && (await findSubscriptionOfOrder(trx, order.id));
  if (!order || !payment || !subscription) throw new AppError('plan_not_refundable');
  if (await findNext(trx, talentId, services.now())) throw new AppError('next_plan_paid');
  await requestRefund(services, trx, order, payment, 'Cancelled within a week.');
  await closeSubscription(services, trx, order, subscription);
}

/** Turns renewal of a talent's plan on or off; turning it on reverts a cancellation. */
export function changeRenewal({ db, now }: Services, talentId: string, auto_renew: boolean) {
  return db.transaction().execute(async (trx) => {
    await lockTalent(trx, talentId);
    const running = await findRunning(trx, talentId, now());
    if (!running) throw new AppError('no_active_plan');
    const cancelled_at = auto_renew ? null : running.cancelled_at;
    await updateRenewal(trx, running.id, { auto_renew, cancelled_at });
  });
}
