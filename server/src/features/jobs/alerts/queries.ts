import type { Search } from '@kirdaar/contract/jobs/saved-searches';
import { ALERT_BACK_DAYS } from '@kirdaar/contract/rules/alerts';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import type { AlertChannel } from '@kirdaar/contract/rules/notifications';
import { sql } from 'kysely';
import { hearSearch } from '#features/jobs/jobs/hear-search.ts';
import { selectMatchingJobs } from '#features/jobs/matching/queries.ts';
import type { Database } from '#platform/database/database.ts';

export interface AlertingSearch {
  talent_id: string;
  name: string;
  filters: Search['filters'];
  alerts_from: string;
  stop_token: string;
  /** Whether it alerts by email on some days. */
  emailed: boolean;
}

/** A page of talent, after the given id, who may get an alert by any channel. */
export async function listTalentToAlert(
  db: Database,
  weekday: number,
  now: Date,
  after: string | undefined,
  limit: number,
) {
  const { rows } = await sql<{ talent_id: string }>`
    select distinct talent_id from alerting_searches(${now.toISOString()})
    where (${weekday} = any(email_days) or ${weekday} = any(whatsapp_days))
      and (${after ?? null}::uuid is null or talent_id > ${after ?? null})
    order by talent_id limit ${limit}
  `.execute(db);
  return rows;
}

/** Oldest first. */
export async function listAlertingSearches(
  db: Database,
  talentId: string,
  channel: AlertChannel,
  weekday: number,
  now: Date,
): Promise<AlertingSearch[]> {
  const days = sql.ref(channel === 'email' ? 'email_days' : 'whatsapp_days');
  const { rows } = await sql<AlertingSearch>`
    select talent_id, name, filters, alerts_from, stop_token, email_days <> '{}' as emailed from alerting_searches(${now.toISOString()})
    where talent_id = ${talentId} and ${weekday} = any(${days})
    order by created_at, id
  `.execute(db);
  return rows;
}

// A casting call that was under review counts as new from its approval.
const publicSince = sql<string>`coalesce(job.approved_at, job.posted_on)`;

/** Newest first: what became public since the alerts were turned on and was not sent by this channel. */
export async function listNewJobs(db: Database, search: AlertingSearch, channel: AlertChannel, now: Date) {
  const { talent_id, filters, alerts_from } = search;
  const earliest = new Date(Math.max(Date.parse(alerts_from), now.getTime() - ALERT_BACK_DAYS * DAY_MS));
  return selectMatchingJobs(db, talent_id, now, filters, await hearSearch(db, filters))
    .where(publicSince, '>=', earliest.toISOString())
    .where(sql<boolean>`not exists (
      select from alerted_job where job_id = job.id and alerted_job.talent_id = ${talent_id} and channel = ${channel}
    )`)
    .where(sql<boolean>`not exists (
      select from application where job_id = job.id and application.talent_id = ${talent_id}
    )`)
    .clearSelect()
    .select(['job.id', 'job.role_details as title', 'company_name', 'city_location', 'application_deadline'])
    .orderBy(publicSince, 'desc')
    .orderBy('job.id', 'desc')
    .limit(MAX_LIST)
    .execute();
}

/** Returns those not sent before. */
export async function insertAlertedJobs(
  db: Database,
  { talent_id, channel, ids, now }: { talent_id: string; channel: AlertChannel; ids: string[]; now: Date },
) {
  if (ids.length === 0) return new Set<string>();
  const alerted_at = now.toISOString();
  const inserted = await db
    .insertInto('alerted_job')
    .values(ids.map((job_id) => ({ talent_id, channel, job_id, alerted_at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .execute();
  return new Set(inserted.map(({ job_id }) => job_id));
}
