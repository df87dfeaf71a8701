import { rejectionTexts } from '@kirdaar/contract/rules/rejection-texts';
import { insertRejections } from '#features/applications/rejections/queries.ts';
import { sendRejections } from '#features/applications/rejections/tasks.ts';
import { insertStatusChanges } from '#features/applications/status-history/queries.ts';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { findOwnJob, lockJob, selectWaiting, updateJob } from '#features/jobs/job-posts/queries.ts';
import type { ActorOf } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Closes a casting call and rejects every applicant without an outcome, with the house's message; returns
 * their number. A simultaneous application either gets the rejection too or is not accepted. Closing it again
 * changes nothing.
 */
export async function closeJob(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  id: string,
  message: string | undefined,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockJob(trx, actor.production_house_id, id);
    const job = locked && (await findOwnJob(trx, actor.production_house_id, id));
    if (!job) throw new AppError('job_not_found');
    if (job.status === 'closed') return 0;

    await updateJob(trx, id, { status: 'closed' });
    await insertJobEvents(trx, [id], { action: 'closed', account_id: actor.id, now: now() });
    const rejected = await insertStatusChanges(trx, selectWaiting(trx, id), {
      status: 'not_selected',
      happened_at: now().toISOString(),
      party: 'house',
      account_id: actor.id,
    });
    if (rejected.length === 0) return 0;
    const text = message ?? rejectionTexts(job.role_title);
    await insertRejections(
      trx,
      rejected.map(({ application_id }) => ({ application_id, text })),
    );
    await queue.add(trx, sendRejections, { job_id: id });
    return rejected.length;
  });
}
