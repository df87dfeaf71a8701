import { ALERT_BACK_DAYS } from '@kirdaar/contract/rules/alerts';
import { LIST_MOST } from '@kirdaar/contract/rules/limits';
import type { AlertChannel } from '@kirdaar/contract/rules/messages';
import type { Search } from '@kirdaar/contract/saved-searches';
import { sql } from 'kysely';
import { fittingJobs } from '#features/fit/queries.ts';
import type { Database } from '#platform/database.ts';

export interface AlertingSearch {
  talent_id: string;
  name: string;
  filters: Search['filters'];
  alerts_from: string;
  stop_token: string;
}

const DAY_MS = 86_400_000;

/** Talents who may get an alert on a day of the week, by whichever channel, after the one named. */
export async function listTalentsToAlert(
  db: Database,
  weekday: number,
  now: Date,
  after: string | undefined,
  most: number,
) {
  const { rows } = await sql<{ talent_id: string }>`
    select distinct talent_id from alerting_searches(${now.toISOString()})
    where (${weekday} = any(email_days) or ${weekday} = any(whatsapp_days))
      and (${after ?? null}::uuid is null or talent_id > ${after ?? null})
    order by talent_id limit ${most}
  `.execute(db);
  return rows;
}

/** The searches of a talent that alert by a channel on a day of the week, the oldest first. */
export async function listAlertingSearches(
  db: Database,
  talentId: string,
  channel: AlertChannel,
  weekday: number,
  now: Date,
): Promise<AlertingSearch[]> {
  const days = sql.ref(channel === 'email' ? 'email_days' : 'whatsapp_days');
  const { rows } = await sql<AlertingSearch>`
    select talent_id, name, filters, alerts_from, stop_token from alerting_searches(${now.toISOString()})
    where talent_id = ${talentId} and ${weekday} = any(${days})
    order by created_at, id
  `.execute(db);
  return rows;
}

// A call that waited for staff is new from when they let it out.
const publicSince = sql<string>`coalesce(job.approved_at, job.posted_on)`;

/** Open calls of a search that became public since it asks for alerts, and that this channel has not told of, newest first. */
export function listNewCalls(db: Database, search: AlertingSearch, channel: AlertChannel, now: Date) {
  const { talent_id, filters, alerts_from } = search;
  const earliest = new Date(Math.max(Date.parse(alerts_from), now.getTime() - ALERT_BACK_DAYS * DAY_MS));
  return fittingJobs(db, talent_id, now, filters)
    .where(publicSince, '>=', earliest.toISOString())
    .where(sql<boolean>`not exists (
      select from alerted_call where job_id = job.id and alerted_call.talent_id = ${talent_id} and channel = ${channel}
    )`)
    .where(sql<boolean>`not exists (
      select from application where job_id = job.id and application.talent_id = ${talent_id}
    )`)
    .clearSelect()
    .select(['job.id', 'job.role_details as title', 'company_name', 'city_location', 'application_deadline'])
    .orderBy(publicSince, 'desc')
    .orderBy('job.id', 'desc')
    .limit(LIST_MOST)
    .execute();
}

/** Notes of which calls a talent is told by a channel, and returns those it was not told of before. */
export async function insertAlertedCalls(
  db: Database,
  { talent_id, channel, ids, now }: { talent_id: string; channel: AlertChannel; ids: string[]; now: Date },
) {
  if (ids.length === 0) return new Set<string>();
  const alerted_at = now.toISOString();
  const inserted = await db
    .insertInto('alerted_call')
    .values(ids.map((job_id) => ({ talent_id, channel, job_id, alerted_at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .execute();
  return new Set(inserted.map(({ job_id }) => job_id));
}
