import {
  houseRejectedEmail,
  houseVerifiedEmail,
  verificationEndedEmail,
} from '#features/houses/documents/emails.ts';
import { lockVerification, updateToDecided, updateToVerified } from '#features/houses/documents/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/** Tells a house what staff decided about its document; a reason rejects it. */
export const notifyOfVerification: Task<{
  production_house_id: string;
  reason: string | null;
  decided_at: string;
}> = {
  name: 'notify-of-verification',
  run: async (services, { production_house_id, reason, decided_at }) => {
    const source = `verification of ${production_house_id} on ${decided_at}`;
    const verified = { source, template: houseVerifiedEmail, facts: {} };
    if (reason === null) return notifyHouse(services, production_house_id, verified);
    const rejected = { source, template: houseRejectedEmail, facts: { reason } };
    await notifyHouse(services, production_house_id, rejected);
  },
};

/** Tells a house that its verification has ended; `day` was the last one. */
export const notifyOfVerificationEnd: Task<{ production_house_id: string; day: string }> = {
  name: 'notify-of-verification-end',
  run: async (services, { production_house_id, day }) => {
    const source = `verification ended after ${day}`;
    const told = { source, template: verificationEndedEmail, facts: { day } };
    await notifyHouse(services, production_house_id, told);
  },
};

/**
 * Verifies a house by its waiting document, or rejects the document if a reason is given, and tells the house. Returns
 * the file that nothing uses any more; undefined if no document waits.
 */
export async function decideDocument(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  houseId: string,
  { reason, valid_until }: { reason: string | null; valid_until: string | null },
) {
  const house = await lockVerification(db, houseId);
  if (house?.document?.state !== 'waiting') return undefined;
  await updateToDecided(db, houseId, reason, now());
  if (reason === null) await updateToVerified(db, houseId, valid_until);
  const decided_at = now().toISOString();
  await queue.add(db, notifyOfVerification, { production_house_id: houseId, reason, decided_at });
  return { file: house.document.file };
}
