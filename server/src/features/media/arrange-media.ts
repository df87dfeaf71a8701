import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { listMedia, lockMedia, placeMedia } from '#features/media/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Puts a talent's media of a kind in the order of their ids. */
export async function arrangeMedia({ db }: Services, talentId: string, kind: MediaKind, ids: string[]) {
  await db.transaction().execute(async (trx) => {
    await lockMedia(trx, talentId);
    const own = await listMedia(trx, talentId);
    const there = new Set(own.filter((row) => row.kind === kind).map(({ id }) => id));
    if (ids.some((id) => !there.has(id))) throw new Refusal(404, 'Not found.');
    if (new Set(ids).size !== there.size || ids.length !== there.size)
      throw new Refusal(409, 'These were changed in another window meanwhile. Please load them again.');
    await placeMedia(trx, talentId, kind, ids);
  });
}
