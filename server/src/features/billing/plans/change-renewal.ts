import { findRunning, lockTalent, updateRenewal } from '#features/billing/plans/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

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
