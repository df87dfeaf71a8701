import { applicationStatuses } from '@kirdaar/contract/rules/vocabulary';
import { listJobEvents } from '#features/houses/audit-log/queries.ts';
import { countByStatus, findOwnJob } from '#features/jobs/job-posts/queries.ts';
import { findRevision } from '#features/jobs/reviews/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { ApplicationStatus } from '#platform/database/database-types.generated.ts';
import { AppError } from '#platform/http/app-error.ts';

const outcomes: readonly ApplicationStatus[] = ['selected', 'not_selected', 'withdrawn'];

/** Returns a casting call of a house with its number of applications by status. */
export async function readPostingState(db: Database, houseId: string, id: string) {
  const found = await findOwnJob(db, houseId, id);
  if (!found) throw new AppError('job_not_found');
  const { updated_at, version: _version, refusal, ...job } = found;
  const revision = await findRevision(db, id);
  const counted = await countByStatus(db, id);
  const numbers = applicationStatuses.map((status) => [status, counted.get(status) ?? 0] as const);
  const sum = (some: typeof numbers) => some.reduce((total, [, number]) => total + number, 0);
  return {
    job,
    updated_at,
    review: job.status === 'pending' || revision ? reviewOf(refusal, revision) : null,
    // The list contains every status.
    counts: Object.fromEntries(numbers) as Record<ApplicationStatus, number>,
    applicants: sum(numbers),
    waiting: sum(numbers.filter(([status]) => !outcomes.includes(status))),
    history: await listJobEvents(db, id),
  };
}

/** Returns the state of the review of the latest version and, for an edit, what it changes. */
function reviewOf(refusal: string | null, revision: Awaited<ReturnType<typeof findRevision>>) {
  const fields = Object.entries(revision?.fields ?? {});
  return {
    state: refusal === null ? ('waiting' as const) : ('refused' as const),
    reason: refusal,
    changes: Object.fromEntries(fields.map(([name, value]) => [name, value === null ? '' : String(value)])),
    image: revision?.image ?? null,
  };
}
