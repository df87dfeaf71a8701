import { RETURN_DAYS } from '@kirdaar/contract/rules/payments';
import { closeSubscription } from '#features/payments/close-subscription.ts';
import { findOrderById, findSubscriptionOfOrder } from '#features/payments/queries.ts';
import {
  countApplicationsSince,
  findNext,
  findRunning,
  lockTalent,
  updateRenewal,
} from '#features/plans/queries.ts';
import { inWords, lastDay } from '#features/plans/standing.ts';
import { findRefundable } from '#features/refunds/queries.ts';
import { returnPayment } from '#features/refunds/return-payment.ts';
import type { Database } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Running = NonNullable<Awaited<ReturnType<typeof findRunning>>>;

/** What cancelling does now: within a week, without having applied under the plan, all is paid back. */
export async function rulesOfCancelling(
  { db, now }: Pick<Services, 'db' | 'now'>,
  talentId: string,
  { paid_at, starts_at, cancelled_at }: Pick<Running, 'paid_at' | 'starts_at' | 'cancelled_at'>,
): Promise<'refund' | 'stop' | null> {
  const isFresh = paid_at && now().getTime() - Date.parse(paid_at) < RETURN_DAYS * DAY_MS;
  if (isFresh && (await countApplicationsSince(db, talentId, starts_at)) === 0) return 'refund';
  return cancelled_at ? null : 'stop';
}

/** Ends the going on of a talent's plan, or the plan itself with its money back. */
export function cancelPlan(services: Services, talentId: string) {
  return services.db.transaction().execute(async (trx) => {
    await lockTalent(trx, talentId);
    const running = await findRunning(trx, talentId, services.now());
    // Sent again after an answer that got lost, it has nothing left to do.
    if (!running) return { refunded: false, message: 'No active plan found.' };

    const lasts = `Your ${running.plan_name} plan stays yours until ${inWords(lastDay(running))} and then ends.`;
    const here = { db: trx, now: services.now };
    if ((await rulesOfCancelling(here, talentId, running)) !== 'refund') {
      const cancelled_at = running.cancelled_at ?? services.now().toISOString();
      await updateRenewal(trx, running.id, { auto_renew: false, cancelled_at });
      return { refunded: false, message: lasts };
    }
    await payBack(services, trx, talentId, running);
    return { refunded: true, message: 'Your plan is over, and all that you paid for it is on its way back.' };
  });
}

async function payBack(services: Services, trx: Database, talentId: string, running: Running) {
  const order = running.order_id ? await findOrderById(trx, running.order_id) : undefined;
  const payment = order?.payment_id ? await findRefundable(trx, order.payment_id) : undefined;
  const subscription = order && (await findSubscriptionOfOrder(trx, order.id));
  if (!order || !payment || !subscription)
    throw new Refusal(409, 'This plan was given to you and cannot be paid back.');
  if (await findNext(trx, talentId, services.now())) {
    throw new Refusal(409, 'You have paid for the time after this plan. Please write to us to cancel both.');
  }
  await returnPayment(services, trx, { order, payment, reason: 'Cancelled within a week.' });
  await closeSubscription(services, trx, order, subscription);
}
