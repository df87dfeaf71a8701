import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/**
 * Stores the reminders that are due `hours` before an audition, and returns those that were not stored
 * before.
 */
export function insertReminders(db: Database, hours: number, until: number, now: Date) {
  const due = db
    .selectFrom('audition_invitation')
    .innerJoin('audition_slot', 'audition_slot.id', 'slot_id')
    .select([
      'application_id',
      'starts_at',
      sql<number>`${hours}::smallint`.as('hours'),
      sql<string>`${now.toISOString()}::timestamptz`.as('noted_at'),
    ])
    .where('answer', '=', 'confirmed')
    .where('starts_at', '<=', hoursAfter(now, hours))
    .where('starts_at', '>', hoursAfter(now, until))
    // A talent who confirmed later than that needs no reminder.
    .where(sql<boolean>`changed_at <= starts_at - make_interval(hours => ${hours}::int)`);
  return db
    .insertInto('audition_reminder')
    .columns(['application_id', 'starts_at', 'hours', 'noted_at'])
    .expression(due)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['application_id', 'starts_at'])
    .execute();
}

/** Returns the ended auditions that the talent has not been told about yet, each once. */
export function updateCancelled(db: Database) {
  return db
    .updateTable('audition_invitation')
    .from('audition_slot')
    .whereRef('audition_slot.id', '=', 'slot_id')
    .where('cancellation_due', '=', true)
    .set({ cancellation_due: false })
    .returning(['application_id', 'starts_at'])
    .execute();
}

function hoursAfter(now: Date, hours: number) {
  return new Date(now.getTime() + hours * 3_600_000).toISOString();
}
