import { UPLOADS_AT_ONCE } from '@kirdaar/contract/rules/limits';
import { countUploads, insertUpload, lockUploads } from '#features/talent/uploads/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Records a new upload, unless too many of the talent's are under way. `deleteFormer` deletes the uploads that it
 * replaces and returns their ids.
 */
export async function beginUpload(
  { db, uploads, now }: Services,
  upload: Omit<Parameters<typeof insertUpload>[1], 'begun_at'>,
  deleteFormer: (trx: Database) => Promise<string[]> = async () => [],
) {
  const former = await db.transaction().execute(async (trx) => {
    await lockUploads(trx, upload.talent_id);
    const deleted = await deleteFormer(trx);
    if ((await countUploads(trx, upload.talent_id, now())) >= UPLOADS_AT_ONCE)
      throw new AppError('too_many_uploads');
    await insertUpload(trx, { ...upload, begun_at: now().toISOString() });
    return deleted;
  });
  for (const id of former) await uploads.remove(id);
}
