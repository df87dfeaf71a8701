import { msg } from '@kirdaar/contract/messages';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { MAX_SCHEDULE_DAYS } from '@kirdaar/contract/rules/limits';
import { checkTextToChildren } from '#features/accounts/guardian-decisions/check-text.ts';
import { insertDecisions, listDue } from '#features/applications/decisions/queries.ts';
import { requireTrueText } from '#features/applications/decisions/rejection-texts.ts';
import { sendReady, sendScheduledDecisions } from '#features/applications/decisions/tasks.ts';
import { cancelDecisions, idsOf, lockApplications } from '#features/applications/moves/queries.ts';
import { listReceivedOf } from '#features/applications/received/queries.ts';
import { requireJobOfHouse } from '#features/applications/received/read-received.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { derivedId } from '#platform/database/derived-id.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

interface Sending {
  request_id: string;
  application_ids: string[];
  send_at?: string | undefined;
  text?: string | undefined;
}

/** Sends decisions now or at a set time; returns why others were not sent. Idempotent. */
export async function sendDecisions(services: Services, by: Reviewer, jobId: string, sending: Sending) {
  const { db, now } = services;
  const { application_ids, text } = sending;
  const request_id = derivedId(sending.request_id, text ?? '', sending.send_at ?? '');
  await requireJobOfHouse(db, by.production_house_id, jobId);
  return db.transaction().execute(async (trx) => {
    await lockApplications(trx, by.production_house_id, application_ids);
    const instant = now();
    const send_at = sendTime(sending.send_at, instant);
    await requireTrueText(trx, jobId, 'text', text);
    if (text) await checkTextToChildren({ db: trx, now }, { application_ids }, 'text', text);

    const board = { houseId: by.production_house_id, jobId, now: instant };
    const found = await listDue(trx, board, { ids: application_ids, request_id });
    if (found.length === 0) throw new AppError('applicants_not_found');
    const repeated = found.filter(({ repeated_id }) => repeated_id !== null);
    const due = found.flatMap(({ repeated_id, kind, ...one }) =>
      repeated_id === null && kind !== null ? [{ ...one, kind }] : [],
    );
    await cancelDecisions(trx, idsOf(due), instant);
    if (due.length > 0)
      await insertDecisions(trx, due, { request_id, account_id: by.id, text, now: instant, send_at });
    if (send_at > instant) await services.queue.add(trx, sendScheduledDecisions, { request_id }, send_at);
    else await sendReady({ ...services, db: trx }, request_id);

    const reached = new Set(idsOf([...repeated, ...due]));
    const leaving = new Set(idsOf(found.filter(({ is_leaving }) => is_leaving)));
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

/** Schedules emails about a shortlist in the transaction that has locked the applications and just moved them. */
export async function scheduleShortlists(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  by: Reviewer,
  moved: readonly { application_id: string }[],
  { request_id, send_at }: { request_id: string; send_at: Date },
) {
  const due = moved.map(({ application_id }) => {
    return { application_id, kind: 'shortlisted' as const, opened: true };
  });
  await insertDecisions(db, due, { request_id, account_id: by.id, now: now(), send_at });
  await queue.add(db, sendScheduledDecisions, { request_id }, send_at);
}

/** Takes back scheduled decisions; returns how many. */
export async function unscheduleDecisions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { production_house_id }: Reviewer,
  jobId: string,
  ids: string[],
): Promise<number> {
  await requireJobOfHouse(db, production_house_id, jobId);
  return db.transaction().execute(async (trx) => {
    await lockApplications(trx, production_house_id, ids);
    const own = await listReceivedOf(trx, production_house_id, jobId, ids, now());
    const ownIds = own.map(({ id }) => id);
    return (await cancelDecisions(trx, ownIds, now())).length;
  });
}

function sendTime(asked: string | undefined, now: Date): Date {
  if (!asked) return now;
  const send_at = new Date(asked);
  if (send_at <= now) throw AppError.field('send_at', 'send_time_in_past');
  if (send_at.getTime() > now.getTime() + MAX_SCHEDULE_DAYS * DAY_MS)
    throw AppError.field('send_at', 'send_time_too_far');
  return send_at;
}
