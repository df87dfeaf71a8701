import { selectReceivedOne } from '#features/applications/received/queries.ts';
import {
  deleteScore,
  findScores,
  type Reviewer,
  upsertScore,
} from '#features/applications/review/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function scoreApplication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  by: Reviewer,
  id: string,
  score: number | null,
) {
  const found = score
    ? await upsertScore(db, by, id, score, now())
    : await selectReceivedOne(db, by.production_house_id, id, now()).executeTakeFirst();
  if (!found) throw new AppError('application_not_found');
  if (!score) await deleteScore(db, by, id);
  const scores = await findScores(db, by, id, now());
  if (!scores) throw new AppError('application_not_found');
  return scores;
}
