import { selectReceivedOne } from '#features/applications/received/queries.ts';
import {
  deleteScore,
  findScores,
  type PartScores,
  type Reviewer,
  upsertScore,
} from '#features/applications/review/queries.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function scoreApplication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  by: Reviewer,
  id: string,
  { score, ...parts }: PartScores & { score: number | null },
) {
  const own = selectReceivedOne(db, by.production_house_id, id, now());
  if (score) await upsertScore(db, by, id, { score, ...parts }, now());
  else if (await own.executeTakeFirst()) await deleteScore(db, by, id);
  const scores = orThrow(await findScores(db, by, id, now()), 'application_not_found');
  return scores;
}
