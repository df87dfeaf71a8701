import type { AskedDays } from '@kirdaar/contract/bookings/availability';
import type { BookingState } from '@kirdaar/contract/rules/bookings';
import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import { isFreeToShoot } from '#features/applications/board-filters/queries.ts';
import { selectReceived } from '#features/applications/received/queries.ts';
import { selectForNotification } from '#features/applications/status-history/queries.ts';
import { firstAndLast, rangeOf, shownState } from '#features/bookings/availability/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

/** The holds and answers of a talent, for each application that a member of the house sees. Newest first. */
export function listBookingsOf(
  db: Database,
  member: Record<'id' | 'production_house_id', string>,
  talentId: string,
  now: Date,
) {
  return selectReceived(db, member.production_house_id, now)
    .select((eb) => [
      'application.id as application_id',
      jobTitle.as('title'),
      sql<{ from: string; until: string }>`jsonb_build_object(
        'from', lower(shoot_days), 'until', upper(shoot_days) - 1)`.as('shoot'),
      isFreeToShoot.as('is_free'),
      sql<boolean>`application.status < 'selected'`.as('is_open'),
      jsonObjectFrom(
        eb
          .selectFrom('booking')
          .select([
            ...firstAndLast('booking.days'),
            shownState(now).as('state'),
            timestampText(sql.ref('expires_at')).as('expires_at'),
            'note',
          ])
          .whereRef('booking.application_id', '=', 'application.id')
          .orderBy('made_at', 'desc')
          .limit(1),
      ).as('hold'),
      jsonArrayFrom(
        eb
          .selectFrom('availability_check')
          .select([...firstAndLast('availability_check.days'), 'answer'])
          .whereRef('availability_check.application_id', '=', 'application.id')
          .orderBy('asked_at', 'desc'),
      ).as('checks'),
    ])
    .where(seenBy(member.id))
    .where('application.talent_id', '=', talentId)
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id')
    .execute();
}

export function findLivingBooking(db: Database, applicationId: string, now: Date) {
  return db
    .selectFrom('booking')
    .select(['id', shownState(now).as('state'), ...firstAndLast('booking.days')])
    .where('application_id', '=', applicationId)
    .where(shownState(now), 'in', ['second_hold', 'first_hold', 'confirmed'])
    .executeTakeFirst();
}

/** Returns whether it became the first hold or the second one. */
export async function insertHold(
  db: Database,
  hold: { application_id: string; talent_id: string; days: AskedDays; account_id: string; hours: number },
  now: Date,
): Promise<BookingState> {
  const { days, hours, ...of } = hold;
  const at = now.toISOString();
  const expires_at = new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const { state } = await db
    .insertInto('booking')
    .values({ ...of, days: rangeOf(days), state: 'first_hold', expires_at, made_at: at, changed_at: at })
    .returning('state')
    .executeTakeFirstOrThrow();
  return state;
}

/** Returns undefined if the application has no living hold. */
export function updateToReleased(db: Database, applicationId: string, note: string, now: Date) {
  return db
    .updateTable('booking')
    .set({ state: 'released', note, changed_at: now.toISOString() })
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['second_hold', 'first_hold'])
    .returning('id')
    .executeTakeFirst();
}

/** Locks the application of a talent's hold, which is always locked before the hold. */
export function lockHeld(db: Database, talentId: string, id: string, now: Date) {
  return db
    .selectFrom('booking')
    .innerJoin('application', 'application.id', 'booking.application_id')
    .select(shownState(now).as('state'))
    .where('booking.id', '=', id)
    .where('application.talent_id', '=', talentId)
    .forNoKeyUpdate('application')
    .executeTakeFirst();
}

export function updateToDeclined(db: Database, id: string, note: string, now: Date) {
  return db
    .updateTable('booking')
    .set({ state: 'declined', note, changed_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', ['second_hold', 'first_hold'])
    .execute();
}

/** Ends holds at their time, and moves up those that wait for days which became free in another way. */
export async function settleDueHolds(db: Database, now: Date) {
  const at = now.toISOString();
  await sql`
    select settle_holds(talent_id, ${at}) from (
      select distinct talent_id from booking
      where state in ('second_hold', 'first_hold') and (${shownState(now)} <> state or set_aside) order by talent_id limit 500
    ) due`.execute(db);
}

/** Marks the next hold whose state its people do not know yet, and returns it. A hold for a call that is stopped waits. */
export async function takeUntold(db: Database) {
  const { rows } = await sql<{ id: string; state: BookingState; moved_up: boolean }>`
    update booking set told = state where id = (
      select id from booking where told is distinct from state and state not in ('confirmed', 'ended')
        and not (state in ('second_hold', 'first_hold')
          and is_stopped((select job_id from application where id = application_id)))
      order by changed_at limit 1 for no key update skip locked
    ) returning id, state, moved_up_at is not null as moved_up`.execute(db);
  return rows[0];
}

export function findForNotification(db: Database, id: string, now: Date) {
  return (
    selectForNotification(db, now)
      .innerJoin('booking', 'booking.application_id', 'application.id')
      .select([...firstAndLast('booking.days'), 'booking.expires_at'])
      // The note of who released it, the house; of a removed casting call nobody reads it.
      .select(
        sql<string>`case when booking.state = 'released' and is_removed(job.id) then '' else booking.note end`.as(
          'note',
        ),
      )
      .where('booking.id', '=', id)
      .executeTakeFirst()
  );
}
