import { msg } from '@kirdaar/contract/messages';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { MAX_SCHEDULE_DAYS } from '@kirdaar/contract/rules/limits';
import { insertDecisions, listDue } from '#features/applications/decisions/queries.ts';
import { requireTrueText } from '#features/applications/decisions/require-true-text.ts';
import { sendScheduledDecisions } from '#features/applications/decisions/scheduled-tasks.ts';
import { sendReady } from '#features/applications/decisions/send-ready.ts';
import { cancelDecisions, lockApplications } from '#features/applications/moves/queries.ts';
import { findJobOfHouse } from '#features/applications/received/queries.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

interface Sending {
  request_id: string;
  application_ids: string[];
  send_at?: string | undefined;
  text?: string | undefined;
}

/**
 * Tells the talent what the house has decided about their applications, now or at a set time. Returns how
 * many emails were sent or scheduled, and the reason for the others. Idempotent.
 */
export async function sendDecisions(services: Services, by: Reviewer, jobId: string, sending: Sending) {
  const { db, now } = services;
  const { request_id, application_ids, text } = sending;
  if (!(await findJobOfHouse(db, by.production_house_id, jobId))) throw new AppError('job_not_found');
  return db.transaction().execute(async (trx) => {
    const inside = { ...services, db: trx };
    await lockApplications(trx, by.production_house_id, application_ids);
    const instant = now();
    const send_at = sendTime(sending.send_at, instant);
    await requireTrueText(trx, jobId, 'text', text);

    const board = { houseId: by.production_house_id, jobId, now: instant };
    const found = await listDue(trx, board, { ids: application_ids, request_id });
    if (found.length === 0) throw new AppError('applicants_not_found');
    const repeated = found.filter(({ repeated_id }) => repeated_id !== null);
    const due = found.flatMap(({ repeated_id, kind, ...one }) =>
      repeated_id === null && kind !== null ? [{ ...one, kind }] : [],
    );
    await cancelDecisions(
      trx,
      due.map(({ application_id }) => application_id),
      instant,
    );
    if (due.length > 0)
      await insertDecisions(trx, due, { request_id, account_id: by.id, text, now: instant, send_at });
    if (send_at > instant) await services.queue.add(trx, sendScheduledDecisions, { request_id }, send_at);
    else await sendReady(inside, request_id);

    const reached = new Set([...repeated, ...due].map(({ application_id }) => application_id));
    const leaving = new Set(found.flatMap((one) => (one.is_leaving ? one.application_id : [])));
    const reasonFor = (id: string) => msg(leaving.has(id) ? 'talent_leaving' : 'nothing_to_send');
    const sentBefore = repeated.filter(({ repeated_sent_at }) => repeated_sent_at !== null).length;
    const isNow = send_at <= instant;
    return {
      sent: sentBefore + (isNow ? due.length : 0),
      scheduled: repeated.length - sentBefore + (isNow ? 0 : due.length),
      not_sent: application_ids
        .filter((id) => !reached.has(id))
        .map((application_id) => ({ application_id, reason: reasonFor(application_id) })),
    };
  });
}

/** Schedules decisions in the caller's transaction, for applications that it has locked and just moved. */
export async function scheduleDecisions(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  by: Reviewer,
  { request_id, application_ids, send_at }: { request_id: string; application_ids: string[]; send_at: Date },
) {
  const due = application_ids.map((application_id) => ({
    application_id,
    kind: 'shortlisted' as const,
    was_opened: true,
  }));
  await insertDecisions(db, due, { request_id, account_id: by.id, now: now(), send_at });
  await queue.add(db, sendScheduledDecisions, { request_id }, send_at);
}

function sendTime(asked: string | undefined, now: Date): Date {
  if (!asked) return now;
  const send_at = new Date(asked);
  if (send_at <= now) throw AppError.field('send_at', 'send_time_in_past');
  if (send_at.getTime() > now.getTime() + MAX_SCHEDULE_DAYS * DAY_MS)
    throw AppError.field('send_at', 'send_time_too_far');
  return send_at;
}
