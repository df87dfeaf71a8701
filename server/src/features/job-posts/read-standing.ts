import { applicationStatuses } from '@kirdaar/contract/rules/vocabulary';
import { listJobEvents } from '#features/house-history/queries.ts';
import { countByStatus, findOwnJob } from '#features/job-posts/queries.ts';
import type { Database } from '#platform/database.ts';
import type { ApplicationStatus } from '#platform/database-types.generated.ts';
import { Refusal } from '#platform/refusal.ts';

const outcomes: readonly ApplicationStatus[] = ['selected', 'not_selected', 'withdrawn'];

/** A call of a house, with how many applicants are where. */
export async function readStanding(db: Database, houseId: string, id: string) {
  const found = await findOwnJob(db, houseId, id);
  if (!found) throw new Refusal(404, 'Job not found');
  const { updated_at, ...job } = found;
  const counted = await countByStatus(db, id);
  const numbers = applicationStatuses.map((status) => [status, counted.get(status) ?? 0] as const);
  const sum = (some: typeof numbers) => some.reduce((total, [, number]) => total + number, 0);
  return {
    job,
    updated_at,
    // The list has every status.
    counts: Object.fromEntries(numbers) as Record<ApplicationStatus, number>,
    applicants: sum(numbers),
    waiting: sum(numbers.filter(([status]) => !outcomes.includes(status))),
    history: await listJobEvents(db, id),
  };
}
