import { selectReceivedOne } from '#features/applications/queries.ts';
import { deleteScore, type Reviewer, upsertScore } from '#features/review/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Keeps what the house thinks of an application, or forgets it. */
export async function scoreApplication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  by: Reviewer,
  id: string,
  score: number | null,
) {
  const found = score
    ? await upsertScore(db, by, id, score, now())
    : await selectReceivedOne(db, by.production_house_id, id, now()).executeTakeFirst();
  if (!found) throw new Refusal(404, 'Not found.');
  if (!score) await deleteScore(db, id);
}
