import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import { maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';

const goesOn = sql<boolean>`not is_stopped(job.id)`;

/** Returns each due reminder once; none of a suspended house or a removed call. */
export function insertReminders(db: Database, hours: number, until: number, now: Date) {
  const due = db
    .selectFrom('audition_invitation')
    .innerJoin('audition_slot', 'audition_slot.id', 'slot_id')
    .innerJoin('job', 'job.id', 'audition_slot.job_id')
    .select([
      'application_id',
      'starts_at',
      sql<number>`${hours}::smallint`.as('hours'),
      sql<string>`${now.toISOString()}::timestamptz`.as('noted_at'),
    ])
    .where('answer', '=', 'confirmed')
    .where('starts_at', '<=', hoursAfter(now, hours))
    .where('starts_at', '>', hoursAfter(now, until))
    .where(goesOn)
    // A talent who confirmed later than that needs no reminder.
    .where(sql<boolean>`audition_invitation.changed_at <= starts_at - make_interval(hours => ${hours}::int)`);
  return db
    .insertInto('audition_reminder')
    .columns(['application_id', 'starts_at', 'hours', 'noted_at'])
    .expression(due)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['application_id', 'starts_at'])
    .execute();
}

/** Returns each ended audition of which the talent was not told, once. */
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

/** Returns each due reminder once. */
export function updateTapesReminded(db: Database, hours: number, now: Date) {
  return (
    db
      .updateTable('self_tape')
      .from('application')
      .innerJoin('job', 'job.id', 'application.job_id')
      .innerJoin('tape_request', 'tape_request.job_id', 'job.id')
      .set((eb) => ({ reminded_for: eb.ref('tape_request.deadline') }))
      .whereRef('application.id', '=', 'self_tape.application_id')
      .whereRef('tape_request.id', '=', 'self_tape.request_id')
      .where('application.status', '<', 'selected')
      .where('received_at', 'is', null)
      .where('declined_at', 'is', null)
      .where('deadline', '>', now.toISOString())
      .where('deadline', '<=', hoursAfter(now, hours))
      .where(goesOn)
      .where(sql<boolean>`reminded_for is distinct from deadline`)
      // Who was invited, or told of the deadline, later than that needs no reminder.
      .where(
        sql<boolean>`greatest(invited_at, tape_request.changed_at) <= deadline - make_interval(hours => ${hours}::int)`,
      )
      .returning('self_tape.id')
      .execute()
  );
}

/** Returns each deadline that has passed, once. */
export function updateTapesSummarised(db: Database, now: Date) {
  return db
    .updateTable('tape_request')
    .set((eb) => ({ summarised_for: eb.ref('deadline') }))
    .where('deadline', '<=', now.toISOString())
    .where(sql<boolean>`not is_stopped(job_id)`)
    .where(sql<boolean>`summarised_for is distinct from deadline`)
    .returning(['id', 'job_id', 'deadline'])
    .execute();
}

/** Counts the tapes of a request among the applications without an outcome. */
export function countTapes(db: Database, requestId: string) {
  return db
    .selectFrom('self_tape')
    .innerJoin('application', 'application.id', 'self_tape.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .select([
      'job.production_house_id',
      jobTitle.as('title'),
      sql<number>`count(*) filter (where received_at is not null)`.as('received'),
      sql<number>`count(*) filter (where received_at is null and declined_at is null)`.as('missing'),
    ])
    .where('self_tape.request_id', '=', requestId)
    .where('application.status', '<', 'selected')
    .where(maySeeApplication())
    .groupBy('job.id')
    .executeTakeFirst();
}

function hoursAfter(now: Date, hours: number) {
  return new Date(now.getTime() + hours * HOUR_MS).toISOString();
}
