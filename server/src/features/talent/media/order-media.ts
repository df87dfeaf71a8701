import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { listMedia, lockMedia, updatePositions } from '#features/talent/media/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Orders a talent's media of one kind by a list of ids. */
export async function orderMedia({ db }: Services, talentId: string, kind: MediaKind, ids: string[]) {
  await db.transaction().execute(async (trx) => {
    await lockMedia(trx, talentId);
    const own = await listMedia(trx, talentId);
    const existing = new Set(own.filter((row) => row.kind === kind).map(({ id }) => id));
    if (ids.some((id) => !existing.has(id))) throw new AppError('medium_not_found');
    if (new Set(ids).size !== existing.size || ids.length !== existing.size)
      throw new AppError('media_changed_elsewhere');
    await updatePositions(trx, talentId, kind, ids);
  });
}
