import { findRunning, lockTalent, updateRenewal } from '#features/plans/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Chooses whether a talent's plan is to go on; choosing so takes back a cancellation. */
export function changeRenewal({ db, now }: Services, talentId: string, auto_renew: boolean) {
  return db.transaction().execute(async (trx) => {
    await lockTalent(trx, talentId);
    const running = await findRunning(trx, talentId, now());
    if (!running) throw new Refusal(409, 'No active plan found.');
    const cancelled_at = auto_renew ? null : running.cancelled_at;
    await updateRenewal(trx, running.id, { auto_renew, cancelled_at });
  });
}
