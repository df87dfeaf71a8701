import { listOwnSteps, lockApplications, updateToUndone } from '#features/held-steps/queries.ts';
import type { Reviewer } from '#features/review/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Takes back one's own step as far as no talent was told of it. Doing so again changes nothing. */
export function undoSteps({ db, now }: Pick<Services, 'db' | 'now'>, by: Reviewer, requestId: string) {
  return db.transaction().execute(async (trx) => {
    const own = await listOwnSteps(trx, by, requestId, now());
    if (own.length === 0) throw new Refusal(404, 'Not found.');

    await lockApplications(
      trx,
      by.production_house_id,
      own.map(({ application_id }) => application_id),
    );
    await updateToUndone(trx, by.id, requestId, now());
    const standing = await listOwnSteps(trx, by, requestId, now());
    const undone = standing.filter(({ is_undone }) => is_undone);
    if (undone.length === 0) {
      throw new Refusal(409, 'It is too late to take this back: the talent has been told.');
    }
    return { undone, kept: standing.filter(({ is_undone }) => !is_undone) };
  });
}
