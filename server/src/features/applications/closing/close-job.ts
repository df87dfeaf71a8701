import { checkTextToChildren } from '#features/accounts/guardian-decisions/check-text.ts';
import { listClosing, listUntold, listWaiting } from '#features/applications/closing/queries.ts';
import { decisionEmails, previewDecision } from '#features/applications/decisions/emails.ts';
import { hasSelected, insertDecisions, listScheduled } from '#features/applications/decisions/queries.ts';
import { requireTrueText } from '#features/applications/decisions/rejection-texts.ts';
import { sendDecisionEmails, sendScheduledDecisions } from '#features/applications/decisions/tasks.ts';
import { cancelDecisions, idsOf } from '#features/applications/moves/queries.ts';
import { requireJobOfHouse } from '#features/applications/received/read-received.ts';
import { insertStatusChanges } from '#features/applications/status-history/queries.ts';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { findOwnJob, lockJob, selectWaiting, updateJob } from '#features/jobs/job-posts/queries.ts';
import { lockJobToReview } from '#features/jobs/reviews/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { Config } from '#platform/config/config.ts';
import type { ActorOf } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Closes a casting call and rejects everyone without an outcome. Returns how many it sees were told. Idempotent. */
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
    const application_ids = idsOf(waiting);
    if (text) await checkTextToChildren({ db: trx, now }, { application_ids }, 'rejection', text);
    await cancelDecisions(trx, application_ids, now());
    await insertStatusChanges(trx, selectWaiting(trx, id), {
      status: 'not_selected',
      happened_at: now().toISOString(),
      party: 'house',
      account_id: actor.id,
    });
    const told = waiting.filter(({ is_told }) => is_told);
    await sendRejections({ db: trx, now, queue }, told, { account_id: actor.id, text });
    return told.filter(({ is_seen }) => is_seen).length;
  });
}

/**
 * Sends what waited while a casting call was removed: scheduled decisions, and the rejections by its closing. Runs before
 * it is approved again.
 */
export async function tellAfterRemoval(services: Pick<Services, 'db' | 'now' | 'queue'>, jobId: string) {
  const { db, queue } = services;
  // Closing it runs entirely before or after.
  await lockJobToReview(db, jobId);
  for (const request of await listScheduled(db, { job_id: jobId }))
    await queue.add(db, sendScheduledDecisions, request);
  const untold = await listUntold(db, jobId);
  await sendRejections(services, untold, { account_id: untold[0]?.account_id ?? null, text: undefined });
}

async function sendRejections(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  told: Parameters<typeof insertDecisions>[1],
  by: { account_id: string | null; text: string | undefined },
) {
  if (told.length === 0) return;
  const request_id = crypto.randomUUID();
  const at = now();
  await insertDecisions(db, told, { ...by, request_id, now: at, send_at: at, sent_at: at });
  await queue.add(db, sendDecisionEmails, { request_id });
}

const rejections = serverWords('rejections');

type Group = Awaited<ReturnType<typeof listClosing>>[number];

/** Returns which emails closing a casting call now sends, each with its readers by stage. */
export async function readClosing({ db, now, config }: Services, houseId: string, jobId: string) {
  await requireJobOfHouse(db, houseId, jobId);
  const isSelected = await hasSelected(db, jobId);

  const groups = await listClosing(db, { houseId, jobId, now: now() });
  const emails = new Map<string, ReturnType<typeof wordsOf> & { readers: Reader[] }>();
  for (const group of groups) {
    const key = `${group.language} ${group.opened}`;
    const email = emails.get(key) ?? { ...wordsOf(config, group, isSelected), readers: [] };
    const { stage, count, names } = group;
    email.readers.push({ stage, count, names });
    emails.set(key, email);
  }
  return { stage_names: groups[0]?.stage_names ?? [], emails: [...emails.values()] };
}

type Reader = Pick<Group, 'stage' | 'count' | 'names'>;

function wordsOf(config: Config, group: Group, isSelected: boolean) {
  const message = group.opened ? rejections[group.language].suggested(group.role, isSelected) : null;
  const { paragraphs, ...words } = previewDecision(config, group, message, decisionEmails.notOpened);
  return { ...words, paragraphs: paragraphs.filter((text) => text !== message), message };
}
