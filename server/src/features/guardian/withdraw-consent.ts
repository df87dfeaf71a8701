import { updateGuardianToWithdrawn } from '#features/guardian/queries.ts';
import { sendConsentLetter } from '#features/guardian/tasks.ts';
import type { Services } from '#platform/services.ts';

/** Takes the consent of a child's guardian back, who is told so. Doing so again changes nothing. */
export async function withdrawConsent({ db, now, queue }: Services, talentId: string) {
  await db.transaction().execute(async (trx) => {
    const ended = await updateGuardianToWithdrawn(trx, talentId, now());
    if (ended) await queue.add(trx, sendConsentLetter, { guardian_id: ended.id, event: 'withdrawn' });
  });
}
