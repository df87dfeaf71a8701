import { listWaiting } from '#features/applications/closing/queries.ts';
import { insertDecisions } from '#features/applications/decisions/queries.ts';
import { requireTrueText } from '#features/applications/decisions/rejection-texts.ts';
import { sendDecisionEmails } from '#features/applications/decisions/tasks.ts';
import { cancelDecisions, idsOf } from '#features/applications/moves/queries.ts';
import { insertStatusChanges } from '#features/applications/status-history/queries.ts';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { findOwnJob, lockJob, selectWaiting, updateJob } from '#features/jobs/job-posts/queries.ts';
import type { ActorOf } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Closes a casting call and rejects every applicant without an outcome, with the house's message; returns
 * their number. An applicant whose application nobody opened is told that instead. A simultaneous application
 * either gets the rejection too or is not accepted. Closing it again changes nothing.
 */
export async function closeJob(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  id: string,
  text: string | undefined,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockJob(trx, actor.production_house_id, id);
    const job = locked && (await findOwnJob(trx, actor.production_house_id, id));
    if (!job) throw new AppError('job_not_found');
    if (job.status === 'closed') return 0;
    await requireTrueText(trx, id, 'rejection', text);

    await updateJob(trx, id, { status: 'closed' });
    await insertJobEvents(trx, [id], { action: 'closed', account_id: actor.id, now: now() });
    const waiting = await listWaiting(trx, id);
    if (waiting.length === 0) return 0;
    await cancelDecisions(trx, idsOf(waiting), now());
    await insertStatusChanges(trx, selectWaiting(trx, id), {
      status: 'not_selected',
      happened_at: now().toISOString(),
      party: 'house',
      account_id: actor.id,
    });
    const request_id = crypto.randomUUID();
    const sending = { request_id, account_id: actor.id, text, now: now(), send_at: now(), sent_at: now() };
    await insertDecisions(trx, waiting, sending);
    await queue.add(trx, sendDecisionEmails, { request_id });
    return waiting.length;
  });
}
