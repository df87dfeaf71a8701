import { findMedium, updateMedium } from '#features/media/queries.ts';
import { makePlayable } from '#features/media/tasks.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Has a medium made playable once more. */
export async function retryMedium({ db, queue }: Services, talentId: string, id: string) {
  return db.transaction().execute(async (trx) => {
    const medium = await findMedium(trx, talentId, id);
    if (!medium) throw new Refusal(404, 'Not found.');
    if (medium.state !== 'failed') throw new Refusal(409, 'There is nothing to be tried again.');
    await queue.add(trx, makePlayable, { file: medium.file });
    return (await updateMedium(trx, talentId, id, { state: 'processing' })) ?? medium;
  });
}
