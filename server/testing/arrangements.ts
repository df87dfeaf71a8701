import { addDays, dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import type { Insertable } from 'kysely';
import type {
  ApplicationStatus,
  AuditionSlot,
  TapeRequest,
} from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

/** Inserts what a house arranges with its applicants directly as rows. */
export function givenArrangements({ db, now }: Pick<Services, 'db' | 'now'>) {
  /**
   * Inserts a role offer to an applicant, with a week to answer unless already answered, even if the role has
   * no free place.
   */
  async function offer(application_id: string, status: 'open' | 'accepted' = 'open') {
    const made_at = now().toISOString();
    const answer_by = addDays(dayInIndia(now()), 7);
    const { id } = await db
      .insertInto('role_offer')
      .values({
        application_id,
        message: 'We would love to have you.',
        answer_by,
        made_at,
        exceeds_positions: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (status !== 'open') {
      await db.updateTable('role_offer').set({ status, answered_at: made_at }).where('id', '=', id).execute();
    }
    return id;
  }

  /**
   * Inserts an audition slot of a casting call: for one person, half an hour, tomorrow at noon in India,
   * unless `fields` differ.
   */
  async function slot(job_id: string, fields: Partial<Insertable<AuditionSlot>> = {}) {
    const noon = instantInIndia(addDays(dayInIndia(now()), 1), '12:00');
    return db
      .insertInto('audition_slot')
      .values({
        job_id,
        starts_at: noon.toISOString(),
        ends_at: new Date(noon.getTime() + 1_800_000).toISOString(),
        place: 'Studio 4, Andheri',
        capacity: 1,
        created_at: now().toISOString(),
        ...fields,
      })
      .returning(['id', 'starts_at', 'ends_at'])
      .executeTakeFirstOrThrow();
  }

  /** Moves an application to a status, as its house. */
  async function step(
    application_id: string,
    status: ApplicationStatus,
    party: 'house' | 'talent' = 'house',
  ) {
    await db
      .insertInto('status_change')
      .values({ application_id, status, happened_at: now().toISOString(), party })
      .execute();
  }

  /** Invites an applicant to audition. */
  async function invitation(application_id: string) {
    const at = now().toISOString();
    await step(application_id, 'audition');
    await db
      .insertInto('audition_invitation')
      .values({ application_id, invited_at: at, changed_at: at })
      .execute();
  }

  /** Confirms an applicant for an audition slot. */
  async function confirmed(application_id: string, slot_id: string) {
    await db
      .updateTable('audition_invitation')
      .set({ answer: 'confirmed', slot_id, changed_at: now().toISOString() })
      .where('application_id', '=', application_id)
      .execute();
  }

  /** Inserts what a house asks for on the self-tapes of a casting call, until in three days. */
  async function tapeRequest(job_id: string, fields: Partial<Insertable<TapeRequest>> = {}) {
    const changed_at = now().toISOString();
    const deadline = instantInIndia(addDays(dayInIndia(now()), 3), '18:00').toISOString();
    const instructions = 'Read scene 2 facing the camera.';
    return db
      .insertInto('tape_request')
      .values({ job_id, instructions, deadline, changed_at, ...fields })
      .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ changed_at }))
      .returning('deadline')
      .executeTakeFirstOrThrow();
  }

  /** Invites an applicant to send a self-tape. */
  async function selfTape(application_id: string) {
    const at = now().toISOString();
    await step(application_id, 'audition');
    await db
      .insertInto('self_tape')
      .values({ application_id, invited_at: at, changed_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  return { confirmed, offer, slot, step, invitation, tapeRequest, selfTape };
}
