import { applicantNameOf } from '#features/accounts/guardians/guardianship.ts';
import { leavingEmail } from '#features/auditions/recasting/emails.ts';
import { findLeaver, updateToEnded } from '#features/auditions/recasting/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Services } from '#platform/services.ts';

/**
 * Ends what houses have offered to a talent who leaves, and tells each of them once. In the caller's
 * transaction, after what makes the talent leave is stored. Idempotent.
 */
export async function endArrangements(services: Services, talentId: string) {
  const { db, now } = services;
  const ended = await updateToEnded(db, talentId, now());
  const leaver = ended.length > 0 ? await findLeaver(db, talentId, now()) : undefined;
  if (!leaver) return;
  for (const { production_house_id, titles } of ended)
    await notifyHouse(services, production_house_id, {
      source: `leaving of ${talentId}, ${now().toISOString()}`,
      template: leavingEmail,
      facts: { name: applicantNameOf(leaver), title: titles.join(', ') },
    });
}
