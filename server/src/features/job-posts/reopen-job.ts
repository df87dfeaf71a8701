import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { insertJobEvents } from '#features/house-history/queries.ts';
import { lockHouse, lockJob, updateJob } from '#features/job-posts/queries.ts';
import { refusedDeadline, refusePastDeadline } from '#features/job-posts/refuse-past-deadline.ts';
import type { ProductionActor } from '#platform/actor.ts';
import type { JobStatus } from '#platform/database-types.generated.ts';
import { laterThan } from '#platform/later-than.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/**
 * Has a closed call take applications again, until its deadline or a later one; those who were let go stay so.
 * A call that staff never let out waits for them again.
 */
export async function reopenJob(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { id: account_id, production_house_id }: ProductionActor,
  id: string,
  deadline: string | undefined,
): Promise<JobStatus> {
  return db.transaction().execute(async (trx) => {
    const house = await lockHouse(trx, production_house_id);
    const job = await lockJob(trx, production_house_id, id);
    if (!job) throw new Refusal(404, 'Job not found');
    if (job.status !== 'closed') return job.status;

    const application_deadline = deadlineAfter(job.application_deadline, deadline, dayInIndia(now()));
    const approved = config.AUTO_APPROVE || house.trusted || job.approved_at !== null;
    const status = approved ? ('open' as const) : ('pending' as const);
    const updated_at = laterThan(job.updated_at, now());
    await updateJob(trx, id, { status, application_deadline, updated_at });
    await insertJobEvents(trx, [id], { act: 'reopened', account_id, now: now() });
    return status;
  });
}

/** The day until which a call goes on: the old one or a later one, and never one that is over. */
function deadlineAfter(old: string, extended: string | undefined, today: string): string {
  if (!extended && old < today) throw refusedDeadline('The deadline is over. Please give a new one.');
  const deadline = extended ?? old;
  refusePastDeadline(deadline, today);
  if (deadline < old) throw refusedDeadline('The new deadline cannot be before the old one.');
  return deadline;
}
