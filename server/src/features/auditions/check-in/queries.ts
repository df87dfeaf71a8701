import { sql } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import {
  applicant,
  isWithheld,
  selectReceived,
  shownDetails,
  shownHeight,
  viaAgency,
} from '#features/applications/received/queries.ts';
import { slotAsJson } from '#features/auditions/slots/queries.ts';
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
      'left_at',
    ])
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
}

/**
 * Returns what a call sheet says of applicants besides the timetable. Once a child's time is confirmed, the house
 * expects the guardian at the venue.
 */
export function listForCallSheet(db: Database, houseId: string, ids: string[], now: Date) {
  const ofGuardian = (column: 'name' | 'mobile') =>
    sql<string | null>`case when answer = 'confirmed' and ${isChild(now)} and not ${isWithheld}
      then ${sql.ref(`guardian.${column}`)} end`;
  return selectReceived(db, houseId, now)
    .innerJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .leftJoin('guardian', (join) => join.on('guardian.id', '=', sql<string>`consenting_guardian(talent.id)`))
    .select([
      'application.id as application_id',
      shownHeight.as('height'),
      viaAgency.as('agency'),
      sql<string | null>`(${shownDetails}) ->> 'phone'`.as('phone'),
      ofGuardian('name').as('guardian'),
      ofGuardian('mobile').as('guardian_phone'),
    ])
    .where('application.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** The first check-in counts. One that the talent repeats becomes their own. */
export function insertAttendance(
  db: Database,
  attendance: { application_id: string; slot_id: string; account_id: string },
  now: Date,
) {
  return db
    .insertInto('audition_attendance')
    .values({ ...attendance, arrived_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'slot_id'])
        .doUpdateSet({ account_id: attendance.account_id })
        .where(sql<boolean>`excluded.account_id = ${talentOf(attendance.application_id)}`),
    )
    .execute();
}

/** Only what the house noted: a talent who checked in or left has been there. Returns undefined if none was deleted. */
export function deleteAttendance(db: Database, application_id: string, slot_id: string) {
  return db
    .deleteFrom('audition_attendance')
    .where('application_id', '=', application_id)
    .where('slot_id', '=', slot_id)
    .where('left_at', 'is', null)
    .where('account_id', 'is distinct from', talentOf(application_id))
    .returning('slot_id')
    .executeTakeFirst();
}

const talentOf = (applicationId: string) =>
  sql<string>`(select talent_id from application where id = ${applicationId})`;

const slotToAttend = sql<string>`coalesce(
  proposed_slot_id, case when answer = 'confirmed' then audition_invitation.slot_id end
)`;
