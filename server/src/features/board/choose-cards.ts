import type { BoardFilter } from '@kirdaar/contract/board';
import { COMP_CARDS_MOST } from '@kirdaar/contract/rules/limits';
import { findJobOfHouse } from '#features/applications/queries.ts';
import { listOnBoard } from '#features/board/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/**
 * The talents whose comp cards are asked for, without those whose media the house may not see: the chosen ones in
 * their order, or else the first of the board.
 */
export async function chooseCards(
  { db, now }: Pick<Services, 'db' | 'now'>,
  houseId: string,
  jobId: string,
  { applications: ids, ...filter }: BoardFilter & { applications?: string[] | undefined },
): Promise<string[]> {
  if (!(await findJobOfHouse(db, houseId, jobId))) throw new Refusal(404, 'Not found.');
  const listed = await listOnBoard(db, { houseId, jobId, filter, ids, now: now() }, COMP_CARDS_MOST);
  const place = new Map(ids?.map((id, at) => [id, at]));
  return listed
    .filter(({ is_withheld }) => !is_withheld)
    .sort((one, other) => (place.get(one.application_id) ?? 0) - (place.get(other.application_id) ?? 0))
    .map(({ talent_id }) => talent_id);
}
