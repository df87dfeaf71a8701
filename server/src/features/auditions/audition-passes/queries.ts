import { CHECK_OUT_MINUTES, PASS_MS } from '@kirdaar/contract/rules/auditions';
import { MINUTE_MS } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { selectForNotification } from '#features/applications/status-history/queries.ts';
import { slotAsJson } from '#features/auditions/slots/queries.ts';
import type { Database } from '#platform/database/database.ts';

const cameOrGoesOn = sql<boolean>`(arrived_at is not null or not is_stopped(application.job_id))`;

/** The slot that a talent confirmed. Locked, so that two requests at once make one pass. */
export function lockConfirmed(db: Database, talentId: string, applicationId: string) {
  return db
    .selectFrom('audition_invitation')
    .innerJoin('application', 'application.id', 'audition_invitation.application_id')
    .innerJoin('audition_slot', 'audition_slot.id', 'slot_id')
    .leftJoin('audition_attendance', (join) =>
      join
        .onRef('audition_attendance.application_id', '=', 'application.id')
        .onRef('audition_attendance.slot_id', '=', 'audition_slot.id'),
    )
    .select(['application.id as application_id', 'audition_slot.id as slot_id', 'audition_invitation.round'])
    .select(['starts_at', 'ends_at', cameOrGoesOn.as('takes_place')])
    .where('application.id', '=', applicationId)
    .where('application.talent_id', '=', talentId)
    .where('answer', '=', 'confirmed')
    .forUpdate('audition_invitation')
    .executeTakeFirst();
}

export function findPass(db: Database, applicationId: string, round: number) {
  return db
    .selectFrom('audition_pass')
    .select(['id', 'token_hash'])
    .where('application_id', '=', applicationId)
    .where('round', '=', round)
    .executeTakeFirst();
}

interface NewPass {
  application_id: string;
  id: string;
  token_hash: Buffer;
  round: number;
  account_id: string;
}

/** Replaces the pass of an earlier round. */
export function upsertPass(db: Database, pass: NewPass, now: Date) {
  const values = { ...pass, shared_at: now.toISOString() };
  return db
    .insertInto('audition_pass')
    .values(values)
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
}

export function deletePass(db: Database, applicationId: string) {
  return db.deleteFrom('audition_pass').where('application_id', '=', applicationId).execute();
}

/** Returns undefined once the audition was a day ago, is no longer confirmed, or was stopped before the talent came. */
export function findByToken(db: Database, tokenHash: Buffer, now: Date) {
  return selectForNotification(db, now)
    .innerJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .innerJoin('audition_pass', 'audition_pass.application_id', 'application.id')
    .innerJoin('audition_slot', 'audition_slot.id', 'audition_invitation.slot_id')
    .leftJoin('audition_attendance', (join) =>
      join
        .onRef('audition_attendance.application_id', '=', 'application.id')
        .onRef('audition_attendance.slot_id', '=', 'audition_slot.id'),
    )
    .select((eb) => [
      'arrived_at',
      'left_at',
      sql<boolean>`production_house.verification = 'documents'`.as('is_verified'),
      jsonObjectFrom(
        eb
          .selectFrom('audition_slot')
          .select(slotAsJson)
          .whereRef('audition_slot.id', '=', 'audition_invitation.slot_id'),
      )
        .$notNull()
        .as('slot'),
    ])
    .where('audition_pass.token_hash', '=', tokenHash)
    .where(cameOrGoesOn)
    .whereRef('audition_pass.round', '=', 'audition_invitation.round')
    .where('answer', '=', 'confirmed')
    .where('ends_at', '>', passesEnded(now))
    .executeTakeFirst();
}

/** The first check-out counts. Returns undefined without a check-in. */
export function updateToLeft(db: Database, application_id: string, slot_id: string, now: Date) {
  return db
    .updateTable('audition_attendance')
    .set({ left_at: sql<string>`coalesce(left_at, greatest(arrived_at, ${now.toISOString()}))` })
    .where('application_id', '=', application_id)
    .where('slot_id', '=', slot_id)
    .returning('left_at')
    .executeTakeFirst();
}

/** Returns undefined if the talent has asked before. */
export function updateToAskForWoman(db: Database, applicationId: string) {
  return db
    .updateTable('audition_invitation')
    .set({ asks_for_woman: true })
    .where('application_id', '=', applicationId)
    .where('asks_for_woman', '=', false)
    .where('answer', '<>', 'ended')
    .returning('application_id')
    .executeTakeFirst();
}

/** Returns each audition in person that a child has not checked out of, once; of a stopped one only who came. */
export function insertMissedCheckOuts(db: Database, now: Date) {
  const due = db
    .selectFrom('audition_invitation')
    .innerJoin('audition_slot', 'audition_slot.id', 'slot_id')
    .innerJoin('application', 'application.id', 'application_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .select([
      'audition_invitation.application_id',
      'starts_at',
      sql<number>`0::smallint`.as('hours'),
      sql<string>`${now.toISOString()}::timestamptz`.as('noted_at'),
    ])
    .where('answer', '=', 'confirmed')
    .where('place', 'not like', 'https://%')
    .where(isChild(now))
    .where('ends_at', '<=', new Date(now.getTime() - CHECK_OUT_MINUTES * MINUTE_MS).toISOString())
    // After a longer downtime the alert would no longer help.
    .where('ends_at', '>', passesEnded(now))
    .leftJoin('audition_attendance', (join) =>
      join
        .onRef('audition_attendance.application_id', '=', 'application.id')
        .onRef('audition_attendance.slot_id', '=', 'audition_slot.id'),
    )
    .where('left_at', 'is', null)
    .where(cameOrGoesOn);
  return db
    .insertInto('audition_reminder')
    .columns(['application_id', 'starts_at', 'hours', 'noted_at'])
    .expression(due)
    .onConflict((conflict) => conflict.doNothing())
    .returning('application_id')
    .execute();
}

/** Lists the guardians who consented at a time, also those who withdrew it since. Of an adult it is one row with null. */
export function listGuardiansAt(db: Database, talentId: string, instant: string) {
  return db
    .selectFrom('talent')
    .leftJoin('guardian', (join) =>
      join
        .onRef('guardian.talent_id', '=', 'talent.id')
        .on('consented_at', 'is not', null)
        .on('disowned_at', 'is', null)
        .on(sql<boolean>`(withdrawn_at is null or withdrawn_at > ${instant})`),
    )
    .select('guardian.id')
    .where('talent.id', '=', talentId)
    .execute();
}

function passesEnded(now: Date) {
  return new Date(now.getTime() - PASS_MS).toISOString();
}
