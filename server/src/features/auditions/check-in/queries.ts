import { sql } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { applicant, selectReceived } from '#features/applications/received/queries.ts';
import { slotAsJson } from '#features/auditions/audition-invitations/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';

export function findCheckIn(db: Database, houseId: string, applicationId: string, now: Date) {
  return selectReceived(db, houseId, now)
    .leftJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .leftJoin('audition_attendance', (join) =>
      join
        .onRef('audition_attendance.application_id', '=', 'application.id')
        .on('audition_attendance.slot_id', '=', slotToAttend),
    )
    .select((eb) => [
      'application.id as application_id',
      jsonBuildObject({ id: eb.ref('job.id'), title: jobTitle }).as('job'),
      applicant(now).as('user'),
      jsonObjectFrom(
        eb.selectFrom('audition_slot').select(slotAsJson).where('audition_slot.id', '=', slotToAttend),
      ).as('slot'),
      'arrived_at',
    ])
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
}

export function insertAttendance(
  db: Database,
  attendance: { application_id: string; slot_id: string; account_id: string },
  now: Date,
) {
  return db
    .insertInto('audition_attendance')
    .values({ ...attendance, arrived_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function deleteAttendance(db: Database, application_id: string, slot_id: string) {
  return db
    .deleteFrom('audition_attendance')
    .where('application_id', '=', application_id)
    .where('slot_id', '=', slot_id)
    .execute();
}

const slotToAttend = sql<string>`coalesce(
  proposed_slot_id, case when answer = 'confirmed' then audition_invitation.slot_id end
)`;
