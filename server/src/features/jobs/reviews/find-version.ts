import { findRevision, lockJobToReview } from '#features/jobs/reviews/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';

/** What a review is about. */
export interface Reviewed {
  title: string;
  /** Undefined if the casting call has no version that is not approved. */
  subject: 'call' | 'edit' | undefined;
}

/** The version of a casting call that staff read. */
export interface ReadVersion {
  id: string;
  version: number;
}

/** Finds and locks a version of a casting call. Rejects one that the house has replaced since staff read it. */
export async function findVersion(db: Database, { id, version }: ReadVersion) {
  const job = await lockJobToReview(db, id);
  if (!job) throw new AppError('job_not_found');
  if (job.held_status) throw new AppError('house_of_call_suspended');
  const { title, status } = job;
  const subject = status === 'pending' ? 'call' : (await findRevision(db, id)) ? 'edit' : undefined;
  if (subject && job.version !== version) throw new AppError('job_version_replaced', { title });
  return { job, title, subject } satisfies Reviewed & { job: object };
}
