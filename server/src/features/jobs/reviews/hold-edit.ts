import { lockedJobFields } from '@kirdaar/contract/rules/job-fields';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import {
  deleteRevision,
  hasApplications,
  type JobFacts,
  upsertRevision,
} from '#features/jobs/reviews/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

interface Edit {
  job_id: string;
  /** What it changes in the approved version. */
  changes: JobFacts;
  image: string | null;
}

/**
 * Keeps an edit of an approved casting call for review, in place of an earlier one. An edit back to the
 * approved version withdraws what waits; then it returns false.
 */
export async function holdEdit(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: account_id }: ProductionActor,
  { job_id, changes, image }: Edit,
): Promise<boolean> {
  if (lockedJobFields.some((field) => field in changes) && (await hasApplications(db, job_id)))
    throw new AppError('job_has_applicants');

  const waits = Object.keys(changes).length > 0 || image !== null;
  const fields = JSON.stringify(changes);
  const sent_at = now().toISOString();
  if (waits) await upsertRevision(db, { job_id, fields, image, account_id, sent_at });
  else await deleteRevision(db, job_id);
  await insertJobEvents(db, [job_id], { action: 'edited', account_id, now: now() });
  return waits;
}
