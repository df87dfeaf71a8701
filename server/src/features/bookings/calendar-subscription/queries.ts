import type { CalendarProblem } from '@kirdaar/contract/rules/bookings';
import { type Insertable, sql } from 'kysely';
import type { BusyDays } from '#features/bookings/calendar-subscription/find-busy-days.ts';
import type { Database } from '#platform/database/database.ts';
import type { CalendarSubscription } from '#platform/database/database-types.generated.ts';

export function findSubscription(db: Database, talentId: string) {
  return (
    db
      .selectFrom('calendar_subscription')
      .select(['host', 'read_at', 'problem'])
      .where('talent_id', '=', talentId)
      .executeTakeFirst()
      // The column has a check.
      .then((row) => row && { ...row, problem: row.problem as CalendarProblem | null })
  );
}

export function findSealedUrl(db: Database, talentId: string) {
  return db
    .selectFrom('calendar_subscription')
    .select('sealed_secret')
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
}

/** A talent has one; another URL replaces it. */
export function upsertSubscription(db: Database, subscription: Insertable<CalendarSubscription>) {
  const { talent_id: _, ...changed } = subscription;
  return db
    .insertInto('calendar_subscription')
    .values(subscription)
    .onConflict((conflict) =>
      conflict.column('talent_id').doUpdateSet({ ...changed, read_at: null, problem: null }),
    )
    .execute();
}

/** With the busy days that came from it. */
export async function deleteSubscription(db: Database, talentId: string) {
  await sql`
    with removed as (delete from calendar_subscription where talent_id = ${talentId})
    delete from unavailable where talent_id = ${talentId} and source = 'calendar'`.execute(db);
}

export function listSubscribers(db: Database) {
  return db.selectFrom('calendar_subscription').select('talent_id').orderBy('talent_id').execute();
}

/** Replaces the busy days; without them, those read before stay. Nothing if another URL has replaced this one. */
export async function updateRead(
  db: Database,
  { talentId, sealedUrl }: { talentId: string; sealedUrl: Buffer },
  { problem, busy }: { problem: CalendarProblem | null; busy?: BusyDays },
  now: Date,
) {
  const daysOf = (list: string[]) => sql`coalesce((
    select range_agg(daterange(day, day, '[]')) from unnest(${list}::date[]) day), '{}')`;
  await sql`
    with read as (
      update calendar_subscription set read_at = ${now.toISOString()}, problem = ${problem}
      where talent_id = ${talentId} and sealed_secret = ${sealedUrl} returning talent_id
    )
    insert into unavailable (talent_id, source, kind, days)
      select talent_id, 'calendar', kind, days from read, (values
        ('away'::unavailability, ${daysOf(busy?.away ?? [])}),
        ('maybe'::unavailability, ${daysOf(busy?.maybe ?? [])})
      ) found (kind, days)
      where ${busy !== undefined}::boolean
      on conflict (talent_id, source, kind) do update set days = excluded.days`.execute(db);
}

export async function listUrlsSealedBy(db: Database, keyIds: Buffer[]) {
  return db
    .selectFrom('calendar_subscription')
    .select(['talent_id as id', 'sealed_secret'])
    .where(sql<boolean>`substring(sealed_secret for 4) = any(${keyIds}::bytea[])`)
    .execute();
}

export function updateSealedUrl(db: Database, talentId: string, from: Buffer, to: Buffer) {
  return db
    .updateTable('calendar_subscription')
    .set({ sealed_secret: to })
    .where('talent_id', '=', talentId)
    .where('sealed_secret', '=', from)
    .execute();
}
