import type { BoardFilter } from '@kirdaar/contract/applications/board';
import { MAX_COMP_CARDS } from '@kirdaar/contract/rules/limits';
import { listOnBoard } from '#features/applications/board/queries.ts';
import { findJobOfHouse } from '#features/applications/received/queries.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Returns the talent whose comp cards are exported: the chosen ones in their order, or else the first of the
 * board. Omits talent whose media the house may not see.
 */
export async function chooseCards(
  { db, now }: Pick<Services, 'db' | 'now'>,
  by: Reviewer,
  jobId: string,
  { applications: ids, ...filter }: BoardFilter & { applications?: string[] | undefined },
): Promise<string[]> {
  if (!(await findJobOfHouse(db, by.production_house_id, jobId))) throw new AppError('job_not_found');
  const listed = await listOnBoard(db, { by, jobId, filter, ids, now: now() }, MAX_COMP_CARDS);
  const place = new Map(ids?.map((id, at) => [id, at]));
  return listed
    .filter(({ is_withheld }) => !is_withheld)
    .sort((one, other) => (place.get(one.application_id) ?? 0) - (place.get(other.application_id) ?? 0))
    .map(({ talent_id }) => talent_id);
}
