import { lockVerification, updateToDecided, updateToVerified } from '#features/houses/documents/queries.ts';
import { notifyOfVerification } from '#features/houses/documents/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

type Desk = Pick<Services, 'db' | 'now' | 'queue' | 'storage'>;

/**
 * Verifies a house by its documents, up to the day until which they are valid if they name one, or refuses the
 * document that waits if a reason is given. The house is told, and the file is deleted. Returns whether anything
 * changed.
 */
export async function decideDocument(desk: Desk, houseId: string, reason: string | null): Promise<boolean> {
  const decided = await desk.db
    .transaction()
    .execute((trx) => decideDocumentIn(trx, desk, houseId, { reason, valid_until: null }));
  if (decided) await deleteUnusedFiles(desk, [decided.file]);
  return decided !== undefined;
}

/** Does the same in a transaction. Returns the file that nothing uses any more, unless nothing changed. */
export async function decideDocumentIn(
  trx: Database,
  { now, queue }: Pick<Desk, 'now' | 'queue'>,
  houseId: string,
  { reason, valid_until }: { reason: string | null; valid_until: string | null },
) {
  const house = await lockVerification(trx, houseId);
  if (!house || (house.verification === 'documents' && house.document?.state !== 'waiting')) return undefined;
  if (reason !== null && house.document?.state !== 'waiting')
    throw new AppError('house_document_not_found', { id: houseId });
  await updateToDecided(trx, houseId, reason, now());
  if (reason === null) await updateToVerified(trx, houseId, valid_until);
  const decided_at = now().toISOString();
  await queue.add(trx, notifyOfVerification, { production_house_id: houseId, reason, decided_at });
  return { file: house.document?.file };
}
