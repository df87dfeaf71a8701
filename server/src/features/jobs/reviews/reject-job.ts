import { updateJob } from '#features/jobs/job-posts/queries.ts';
import { findVersion, type ReadVersion, type Reviewed } from '#features/jobs/reviews/find-version.ts';
import { notifyOfReview } from '#features/jobs/reviews/tasks.ts';
import { inTransaction } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

/**
 * Rejects the version of a casting call that staff read, for a reason that its house is told. Talent keep
 * seeing the approved version, if there is one.
 */
export async function rejectJob(
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  read: ReadVersion,
  reason: string,
): Promise<Reviewed> {
  return inTransaction(db, async (trx) => {
    const { job, ...reviewed } = await findVersion(trx, read);
    if (!reviewed.subject) return reviewed;
    await updateJob(trx, job.id, { rejection: reason });
    await queue.add(trx, notifyOfReview, {
      job_id: job.id,
      version: job.version,
      subject: reviewed.subject,
      reason,
    });
    return reviewed;
  });
}
