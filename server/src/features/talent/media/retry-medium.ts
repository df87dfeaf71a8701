import { findMedium, updateMedium } from '#features/talent/media/queries.ts';
import { makePlayable } from '#features/talent/media/tasks.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Queues another attempt to make a medium playable. */
export async function retryMedium({ db, queue }: Services, talentId: string, id: string) {
  return db.transaction().execute(async (trx) => {
    const medium = await findMedium(trx, talentId, id);
    if (!medium) throw new AppError('medium_not_found');
    if (medium.state !== 'failed') throw new AppError('medium_not_failed');
    await queue.add(trx, makePlayable, { file: medium.file });
    return (await updateMedium(trx, talentId, id, { state: 'processing' })) ?? medium;
  });
}
