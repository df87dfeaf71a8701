import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { confirmedSlot } from '#features/auditions/audition-invitations/queries.ts';
import { slotAsJson } from '#features/auditions/slots/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { shownTitle } from '#platform/database/shown-title.ts';

/** Returns the auditions of a talent, newest first, each with the slots that can be chosen; of a stopped call only those who arrived. */
export function listOwnAuditions(db: Database, talentId: string, now: Date) {
  return db
    .selectFrom('audition_invitation')
    .innerJoin('application', 'application.id', 'audition_invitation.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .leftJoin('audition_attendance', (join) =>
      join
        .onRef('audition_attendance.application_id', '=', 'application.id')
        .on('audition_attendance.slot_id', '=', confirmedSlot),
    )
    .select((eb) => [
      'audition_invitation.application_id',
      'answer',
      confirmedSlot.as('slot_id'),
      'round',
      'note',
      'audition_invitation.changed_at',
      'asks_for_woman',
      'arrived_at',
      'left_at',
      sql<string>`(select number from safety_number)`.as('safety_number'),
      sql<boolean>`exists (select from audition_pass where audition_pass.application_id = application.id
        and audition_pass.round = audition_invitation.round)`.as('has_pass'),
      jsonBuildObject({ id: eb.ref('job.id'), title: shownTitle }).as('job'),
      jsonObjectFrom(
        eb.selectFrom('audition_slot').select(slotAsJson).where('audition_slot.id', '=', confirmedSlot),
      ).as('slot'),
      jsonObjectFrom(
        eb
          .selectFrom('audition_slot')
          .select(slotAsJson)
          .whereRef('audition_slot.id', '=', 'audition_invitation.proposed_slot_id'),
      ).as('proposed_slot'),
      jsonArrayFrom(
        eb
          .selectFrom('audition_slot')
          .select(slotAsJson)
          .whereRef('audition_slot.job_id', '=', 'job.id')
          .whereRef('audition_slot.round', '=', 'audition_invitation.round')
          .where('cancelled_at', 'is', null)
          .where('starts_at', '>', now.toISOString())
          .where(sql<boolean>`capacity > places_taken(
              audition_slot.id, case when answer = 'offered' then application.id end)`)
          .where(sql<boolean>`application.status < 'selected' and answer <> 'ended'`)
          .orderBy('starts_at')
          .limit(MAX_LIST),
      ).as('free_slots'),
    ])
    .where('application.talent_id', '=', talentId)
    .where(sql<boolean>`(arrived_at is not null or not is_stopped(job.id))`)
    .orderBy('invited_at', 'desc')
    .orderBy('audition_invitation.application_id')
    .limit(MAX_LIST)
    .execute();
}
