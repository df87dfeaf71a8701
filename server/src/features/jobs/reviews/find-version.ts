import { z } from 'zod';
import { findRevision, lockJobToReview } from '#features/jobs/reviews/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';

/** What a review is about. */
export interface Reviewed {
  title: string;
  status: string;
  /** Undefined if the casting call has no version that is not approved. */
  subject: 'call' | 'edit' | undefined;
}

/**
 * Finds and locks the version of a casting call that staff read, given as `<id>@<version>`; an id alone is the
 * first version. Rejects a version that the house has replaced meanwhile.
 */
export async function findVersion(db: Database, reference: string) {
  const [id = '', version = '1'] = reference.split('@');
  const job = z.uuid().safeParse(id).success ? await lockJobToReview(db, id) : undefined;
  if (!job) throw new AppError('job_not_found');
  if (job.held_status) throw new AppError('house_of_call_suspended');
  const { title, status } = job;
  const subject = status === 'pending' ? 'call' : (await findRevision(db, id)) ? 'edit' : undefined;
  if (subject && String(job.version) !== version) throw new AppError('job_version_replaced', { title });
  return { job, title, status, subject } satisfies Reviewed & { job: object };
}
