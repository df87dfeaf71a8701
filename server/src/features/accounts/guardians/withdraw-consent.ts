import { updateGuardianToWithdrawn } from '#features/accounts/guardians/queries.ts';
import { sendConsentEmail } from '#features/accounts/guardians/tasks.ts';
import type { Services } from '#platform/services.ts';

/**
 * Withdraws the consent of a child's guardian, or the request for it, and notifies a guardian who consented.
 * Idempotent. Everything happens in the caller's transaction.
 */
export async function withdrawConsent({ db, now, queue }: Services, talentId: string) {
  const ended = await updateGuardianToWithdrawn(db, talentId, now());
  if (ended?.consented_at)
    await queue.add(db, sendConsentEmail, { guardian_id: ended.id, event: 'withdrawn' });
}
