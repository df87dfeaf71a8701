import { updateGuardianToWithdrawn } from '#features/accounts/guardians/queries.ts';
import { sendConsentEmail } from '#features/accounts/guardians/tasks.ts';
import type { Services } from '#platform/services.ts';

/**
 * Withdraws the consent of a child's guardian, or the request for it, and notifies a guardian who consented.
 * Idempotent.
 */
export async function withdrawConsent({ db, now, queue }: Services, talentId: string) {
  await db.transaction().execute(async (trx) => {
    const ended = await updateGuardianToWithdrawn(trx, talentId, now());
    if (ended?.consented_at)
      await queue.add(trx, sendConsentEmail, { guardian_id: ended.id, event: 'withdrawn' });
  });
}
