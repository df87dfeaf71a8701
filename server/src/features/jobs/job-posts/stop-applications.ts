import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { lockJob, updateJob } from '#features/jobs/job-posts/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Stops the applications to a casting call, or takes them again. Nobody is told. Idempotent. */
export async function stopApplications(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: account_id, production_house_id }: ProductionActor,
  id: string,
  stopped: boolean,
) {
  await db.transaction().execute(async (trx) => {
    const job = await lockJob(trx, production_house_id, id);
    if (!job) throw new AppError('job_not_found');
    if (job.status === 'closed') throw new AppError('job_closed_to_changes');
    if (stopped === (job.stopped_at !== null)) return;
    await updateJob(trx, id, { stopped_at: stopped ? now().toISOString() : null });
    await insertJobEvents(trx, [id], { action: stopped ? 'stopped' : 'resumed', account_id, now: now() });
  });
}
