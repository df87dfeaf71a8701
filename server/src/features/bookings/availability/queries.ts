import type { AskedDays } from '@kirdaar/contract/bookings/availability';
import type { BookingState, Unavailability } from '@kirdaar/contract/rules/bookings';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { isPublic } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { shownTitle } from '#platform/database/shown-title.ts';

export const rangeOf = ({ from, until }: AskedDays) =>
  sql<string>`daterange(${from}::date, ${until}::date, '[]')`;

/** The first and last day of a range. */
export const firstAndLast = (range: string) =>
  [
    sql<string>`lower(${sql.ref(range)})::text`.as('from'),
    sql<string>`(upper(${sql.ref(range)}) - 1)::text`.as('until'),
  ] as const;

export const shownState = (now: Date) =>
  sql<BookingState>`shown_booking_state(booking, ${now.toISOString()})`;

/** The casting call of an application, as the talent sees it. */
const applied = (db: Database) =>
  db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .select((eb) =>
      jsonBuildObject({ id: eb.ref('job.id'), title: shownTitle, house: eb.ref('company_name') }).as('job'),
    );

export async function markDays(
  db: Database,
  talentId: string,
  marked: AskedDays,
  kind: Unavailability | null,
) {
  await sql`select mark_days(${talentId}, datemultirange(${rangeOf(marked)}), ${kind})`.execute(db);
}

export function listUnavailable(db: Database, talentId: string, since: string) {
  return db
    .selectFrom('unavailable')
    .innerJoinLateral(sql<{ span: string }>`unnest(days)`.as<'part'>(sql`part (span)`), (join) =>
      join.onTrue(),
    )
    .select(['kind', 'source', ...firstAndLast('part.span')])
    .where('talent_id', '=', talentId)
    .where(sql<boolean>`upper(part.span) > ${since}::date`)
    .orderBy('from')
    .execute();
}

/** Holds that have ended are left out: the talent was told. */
export function listOwnBookings(db: Database, talentId: string, since: string, now: Date) {
  return applied(db)
    .innerJoin('booking', 'booking.application_id', 'application.id')
    .select(['booking.id', 'expires_at', shownState(now).as('state'), ...firstAndLast('booking.days')])
    .where('application.talent_id', '=', talentId)
    .where(shownState(now), 'in', ['second_hold', 'first_hold', 'confirmed'])
    .where(sql<boolean>`upper(days) > ${since}::date`)
    .orderBy('from')
    .limit(MAX_LIST)
    .execute();
}

export function listOwnSlots(db: Database, talentId: string, since: string) {
  return applied(db)
    .innerJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .innerJoin('audition_slot', 'audition_slot.id', 'audition_invitation.slot_id')
    .select(['application.id as application_id', 'starts_at'])
    .where('application.talent_id', '=', talentId)
    .where('answer', '=', 'confirmed')
    .where('starts_at', '>=', sql<string>`${since}::date`)
    .orderBy('starts_at')
    .limit(MAX_LIST)
    .execute();
}

export function listOwnChecks(db: Database, talentId: string) {
  return applied(db)
    .innerJoin('availability_check', 'availability_check.application_id', 'application.id')
    .select(['availability_check.id', 'answer', ...firstAndLast('availability_check.days')])
    .where('application.talent_id', '=', talentId)
    .where('application.status', '<', 'selected')
    .orderBy('asked_at', 'desc')
    .orderBy('availability_check.id')
    .limit(MAX_LIST)
    .execute();
}

interface ShootClash {
  kind: Unavailability | 'booked' | 'held';
  from: string;
  until: string;
}

/** Returns undefined for a casting call that is not public. */
export async function findShootClashes(db: Database, talentId: string, jobId: string, now: Date) {
  const { rows } = await sql<{ clashes: ShootClash[] }>`
    select coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind, 'from', lower(shared), 'until', upper(shared) - 1)
        order by lower(shared), kind)
      from (
        select kind::text, unnest(days * datemultirange(shoot_days)) as shared from unavailable
        where talent_id = ${talentId}
        union
        select case state when 'confirmed' then 'booked' else 'held' end, days * shoot_days
        from (select days, ${shownState(now)} as state from booking
          join application on application.id = application_id
          where booking.talent_id = ${talentId} and application.job_id <> job.id) other
        where state in ('first_hold', 'confirmed') and days && shoot_days
      ) clash
    ), '[]') as clashes
    from job where id = ${jobId} and ${isPublic}
  `.execute(db);
  return rows[0]?.clashes;
}
