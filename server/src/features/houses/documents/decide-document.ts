import { lockVerification, updateToDecided, updateToVerified } from '#features/houses/documents/queries.ts';
import { notifyOfVerification } from '#features/houses/documents/tasks.ts';
import type { Services } from '#platform/services.ts';

/**
 * Verifies a house by the document that waits, until the last day that it names, or rejects the document if a reason
 * is given, in a transaction. The house is told. Returns the file that nothing uses any more, unless no document waits.
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
