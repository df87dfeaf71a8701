import { listResponses } from '#features/applications/client-responses/queries.ts';
import { findJobOfHouse } from '#features/applications/received/queries.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Question } from '#platform/http/live-updates.ts';
import type { Services } from '#platform/services.ts';

/**
 * Returns what clients said about the applicants of a casting call: at once, or, if the house has seen something,
 * when there is something new or after a timeout.
 */
export async function waitForResponses(
  { db, liveUpdates }: Pick<Services, 'db' | 'liveUpdates'>,
  by: Reviewer,
  jobId: string,
  seen: string | undefined,
  onGone: Question<unknown>['onGone'],
) {
  const read = async () => {
    // The house may lose the casting call while the request is waiting.
    if (!(await findJobOfHouse(db, by.production_house_id, jobId))) throw new AppError('job_not_found');
    const responses = await listResponses(db, jobId);
    return { seen: `${responses.length}@${responses[0]?.changed_at ?? ''}`, responses };
  };
  if (seen === undefined) return read();
  return liveUpdates.wait(by.id, { read, isNew: (state) => state.seen !== seen, onGone });
}
