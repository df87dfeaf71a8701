import { mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { hasReaders } from '#features/jobs/job-changes/queries.ts';
import { lockHouse, lockJob, updateJob } from '#features/jobs/job-posts/queries.ts';
import type { JobStatus } from '#platform/database/database-types.generated.ts';
import { nextTimestamp } from '#platform/database/next-timestamp.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Rejected applicants stay rejected. One that was not approved, or no longer is, is not public again either. */
export async function reopenJob(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: account_id, production_house_id }: ProductionActor,
  id: string,
  deadline: string | undefined,
): Promise<JobStatus> {
  return db.transaction().execute(async (trx) => {
    const house = await lockHouse(trx, production_house_id);
    const job = orThrow(await lockJob(trx, production_house_id, id), 'job_not_found');
    if (job.status !== 'closed') return job.status;
    // Only an appeal can end that.
    if (job.refused_for !== null) throw new AppError('call_removed');

    const application_deadline = deadlineAfter(job.application_deadline, deadline, dayInIndia(now()));
    if (mayCastChildren(job.age_range) && !house.sees_children)
      throw new AppError('children_need_verified_house');
    const status = job.approved_at === null ? ('pending' as const) : ('open' as const);
    const updated_at = nextTimestamp(job.updated_at, now());
    await updateJob(trx, id, { status, application_deadline, updated_at, stopped_at: null });
    await insertJobEvents(trx, [id], { action: 'reopened', account_id, now: now() });
    return status;
  });
}

function deadlineAfter(old: string, extended: string | undefined, today: string): string {
  if (!extended && old < today) throw AppError.field('application_deadline', 'deadline_passed');
  const deadline = extended ?? old;
  rejectPastDeadline(deadline, today);
  if (deadline < old) throw AppError.field('application_deadline', 'deadline_moved_earlier');
  return deadline;
}

/** Nobody is told. Idempotent. */
export async function stopApplications(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: account_id, production_house_id }: ProductionActor,
  id: string,
  stopped: boolean,
) {
  await db.transaction().execute(async (trx) => {
    const job = orThrow(await lockJob(trx, production_house_id, id), 'job_not_found');
    if (job.status === 'closed') throw new AppError('job_closed_to_changes');
    if (stopped === (job.stopped_at !== null)) return;
    await updateJob(trx, id, { stopped_at: stopped ? now().toISOString() : null });
    await insertJobEvents(trx, [id], { action: stopped ? 'stopped' : 'resumed', account_id, now: now() });
  });
}

export function rejectPastDeadline(deadline: string, today: string) {
  if (deadline < today) throw AppError.field('application_deadline', 'deadline_in_past');
}

/** Once somebody counts on the deadline, it can be moved to tomorrow at the earliest. */
export async function rejectDeadline(
  { db, now }: Pick<Services, 'db' | 'now'>,
  job: { id: string; application_deadline: string },
  deadline: string,
) {
  if (deadline === job.application_deadline) return;
  const today = dayInIndia(now());
  rejectPastDeadline(deadline, today);
  if (deadline < job.application_deadline && deadline <= today && (await hasReaders(db, job.id)))
    throw AppError.field('application_deadline', 'deadline_too_soon');
}
