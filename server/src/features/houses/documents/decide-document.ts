import { lockVerification, updateToDecided, updateToVerified } from '#features/houses/documents/queries.ts';
import { notifyOfVerification } from '#features/houses/documents/tasks.ts';
import { AppError } from '#platform/http/app-error.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

type Desk = Pick<Services, 'db' | 'now' | 'queue' | 'storage'>;

/**
 * Verifies a house by its documents, up to the day until which they are valid if they name one, or refuses the document that waits if a reason is given. The house is
 * told, and the file is deleted. Returns whether anything changed.
 */
export async function decideDocument(
  desk: Desk,
  houseId: string,
  reason: string | null,
  validUntil: string | null = null,
): Promise<boolean> {
  const { db, now, queue } = desk;
  const decided = await db.transaction().execute(async (trx) => {
    const house = await lockVerification(trx, houseId);
    if (!house || (house.verification === 'documents' && house.document?.state !== 'waiting'))
      return undefined;
    if (reason !== null && house.document?.state !== 'waiting')
      throw new AppError('house_document_not_found', { id: houseId });
    await updateToDecided(trx, houseId, reason, now());
    if (reason === null) await updateToVerified(trx, houseId, validUntil);
    const decided_at = now().toISOString();
    await queue.add(trx, notifyOfVerification, { production_house_id: houseId, reason, decided_at });
    return { file: house.document?.file };
  });
  if (decided) await deleteUnusedFiles(desk, [decided.file]);
  return decided !== undefined;
}
