import {
  childGradeEmail,
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
  waits: boolean;
  decided_at: string;
}> = {
  name: 'notify-of-verification',
  run: async (services, { production_house_id, reason, waits, decided_at }) => {
    const source = `verification of ${production_house_id} on ${decided_at}`;
    const verified = { source, template: houseVerifiedEmail, facts: { waits } };
    if (reason === null) return notifyHouse(services, production_house_id, verified);
    const rejected = { source, template: houseRejectedEmail, facts: { reason } };
    await notifyHouse(services, production_house_id, rejected);
  },
};

/** Tells a house that it is verified for children, or is no longer; then with the reason of staff, if they gave one. */
export const notifyOfChildGrade: Task<{
  production_house_id: string;
  granted: boolean;
  reason: string | null;
  decided_at: string;
}> = {
  name: 'notify-of-child-grade',
  run: async (services, { production_house_id, granted, reason, decided_at }) => {
    const source = `child grade of ${production_house_id} on ${decided_at}`;
    const told = { source, template: childGradeEmail, facts: { granted, reason } };
    await notifyHouse(services, production_house_id, told);
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
 * the file that nothing uses any more; undefined if no document waits. A document that is kept waits for a second person.
 */
export async function decideDocument(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  houseId: string,
  { reason, valid_until, isKept }: { reason: string | null; valid_until: string | null; isKept: boolean },
) {
  const house = await lockVerification(db, houseId);
  if (house?.document?.state !== 'waiting') return undefined;
  if (!isKept) await updateToDecided(db, houseId, reason, now());
  if (reason === null) await updateToVerified(db, houseId, valid_until);
  const decided_at = now().toISOString();
  const decision = { production_house_id: houseId, reason, waits: isKept, decided_at };
  await queue.add(db, notifyOfVerification, decision);
  return { file: isKept ? null : house.document.file };
}
