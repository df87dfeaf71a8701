import { releaseWords } from '@kirdaar/contract/rules/release-words';
import { insertJobEvents } from '#features/house-history/queries.ts';
import { findOwnJob, lockJob, selectWaiting, updateJob } from '#features/job-posts/queries.ts';
import { insertReleases } from '#features/releases/queries.ts';
import { sendReleases } from '#features/releases/tasks.ts';
import { insertSteps } from '#features/timeline/queries.ts';
import type { ActorOf } from '#platform/actor.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/**
 * Closes a call of a house and lets everybody go who has no outcome, with words of the house; returns how many.
 * Whoever applies at the same moment is let go too, or refused. Closing it again changes nothing.
 */
export async function closeJob(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  id: string,
  release: string | undefined,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockJob(trx, actor.production_house_id, id);
    const job = locked && (await findOwnJob(trx, actor.production_house_id, id));
    if (!job) throw new Refusal(404, 'Job not found');
    if (job.status === 'closed') return 0;

    await updateJob(trx, id, { status: 'closed' });
    await insertJobEvents(trx, [id], { act: 'closed', account_id: actor.id, now: now() });
    const released = await insertSteps(trx, selectWaiting(trx, id), {
      status: 'not_selected',
      happened_at: now().toISOString(),
      party: 'house',
      account_id: actor.id,
    });
    if (released.length === 0) return 0;
    const words = release ?? releaseWords(job.role_title);
    await insertReleases(
      trx,
      released.map(({ application_id }) => ({ application_id, words })),
    );
    await queue.add(trx, sendReleases, { job_id: id });
    return released.length;
  });
}
