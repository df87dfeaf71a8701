import type { ShootDay } from '@kirdaar/contract/bookings/shoot-days';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { ShootSheet } from '@kirdaar/contract/rules/shoot-days';
import { type Insertable, sql } from 'kysely';
import { selectForNotification } from '#features/applications/status-history/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { ShootDay as Row } from '#platform/database/database-types.generated.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

const sheet = sql<ShootSheet>`jsonb_build_object('call_time', to_char(call_time, 'HH24:MI'), 'place', place,
  'map_url', map_url, 'contact_name', contact_name, 'contact_phone', contact_phone, 'bring', bring)`;
const savedAt = timestampText(sql.ref('shoot_day.saved_at'));
const inForce = sql<boolean>`offer_terms.sealed_at is not null and offer_terms.ended_at is null`;

/** The shoot days for which an application is booked, the latest first. */
export const shownShootDays = sql<ShootDay[]>`coalesce((
  select jsonb_agg(${sheet} || jsonb_build_object('day', day, 'saved_at', ${savedAt}) order by day desc)
  from shoot_day join offer_terms on days @> day and ${inForce}
  where offer_terms.application_id = application.id and shoot_day.job_id = job.id
), '[]')`;

export function findShootDay(db: Database, jobId: string, day: string) {
  return db
    .selectFrom('shoot_day')
    .select([sheet.as('sheet'), savedAt.as('saved_at')])
    .where('job_id', '=', jobId)
    .where('day', '=', day)
    .executeTakeFirst();
}

/** Lists the applications of those who are booked on a day. */
export async function listBooked(db: Database, jobId: string, day: string): Promise<string[]> {
  const booked = await db
    .selectFrom('offer_terms')
    .innerJoin('application', 'application.id', 'offer_terms.application_id')
    .select('application.id')
    .where('job_id', '=', jobId)
    .where(inForce)
    .where(sql<boolean>`days @> ${day}::date`)
    .execute();
  return booked.map(({ id }) => id);
}

/** Returns undefined if somebody has saved it since `last`. */
export function upsertShootDay(db: Database, saved: Insertable<Row>, last: string | null) {
  return db
    .insertInto('shoot_day')
    .values(saved)
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'day']).doUpdateSet(saved).where('shoot_day.saved_at', '=', last),
    )
    .returning('day')
    .executeTakeFirst();
}

/** Returns who is booked on a coming day and was not told of its sheet, with what they were told before. */
export function listToTell(db: Database, now: Date) {
  return selectForNotification(db, now)
    .innerJoin('offer_terms', 'offer_terms.application_id', 'application.id')
    .innerJoin('shoot_day', 'shoot_day.job_id', 'job.id')
    .leftJoin('shoot_day_sent', (join) =>
      join
        .onRef('shoot_day_sent.application_id', '=', 'application.id')
        .onRef('shoot_day_sent.day', '=', 'shoot_day.day'),
    )
    .select(['role_offer_id', sql<string>`shoot_day.day::text`.as('day'), savedAt.as('saved_at')])
    .select('shoot_day.account_id as saved_by')
    .select([sheet.as('sheet'), sql<ShootSheet | null>`shoot_day_sent.sheet`.as('before')])
    .where(inForce)
    .where(sql<boolean>`not is_stopped(job.id)`)
    .where(sql<boolean>`offer_terms.days @> shoot_day.day`)
    .where('shoot_day.day', '>=', dayInIndia(now))
    .where(sql<boolean>`shoot_day_sent.sheet is distinct from ${sheet}`)
    .orderBy('application.id')
    .orderBy('shoot_day.day')
    .execute();
}

/** Returns undefined if the same was sent already. */
export function upsertSent(
  db: Database,
  { application_id, day, sheet }: { application_id: string; day: string; sheet: ShootSheet },
  now: Date,
) {
  const sent = { sheet: JSON.stringify(sheet), sent_at: now.toISOString() };
  return db
    .insertInto('shoot_day_sent')
    .values({ application_id, day, ...sent })
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'day'])
        .doUpdateSet(sent)
        .whereRef('shoot_day_sent.sheet', '<>', 'excluded.sheet'),
    )
    .returning('day')
    .executeTakeFirst();
}
