import type { AuditionLists } from '@kirdaar/contract/auditions/auditions';
import type { AuditionAnswer } from '@kirdaar/contract/rules/auditions';
import { ownStages } from '@kirdaar/contract/rules/review';
import { sql } from 'kysely';
import { cancelDecisions } from '#features/applications/moves/queries.ts';
import { applicant, selectReceived } from '#features/applications/received/queries.ts';
import { selectForNotification } from '#features/applications/status-history/queries.ts';
import type { AuditionPage } from '#features/auditions/slots/queries.ts';
import { isStaying } from '#features/talent/profile/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { exactTimestampText } from '#platform/database/sql-timestamps.ts';

/** The team has put it into the stage, or into one of its own, which come after it. */
export const isAtAudition = sql<boolean>`(application.status < 'selected'
  and application.stage in ('audition', ${sql.join(ownStages.map(sql.lit))}))`;

/** An invitation that ended is made again when the application is reopened. */
export const isUninvited = sql<boolean>`(answer is null or answer = 'ended')`;

/** Puts an invited application into the stage, wherever the team had it before. */
export async function updateStageToAudition(db: Database, id: string, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('application')
    .set({ stage: 'audition' })
    .where('id', '=', id)
    .where('status', '=', 'audition')
    .where('stage', 'not in', ['audition', ...ownStages, 'selected'])
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await cancelDecisions(db, [id], now);
}

/** Latest answer first. */
export function listAuditionInvitations(
  db: Database,
  { houseId, jobId, now, limit }: AuditionPage,
  after: AuditionLists['invitations'],
) {
  return selectReceived(db, houseId, now)
    .innerJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .select([
      'application.id as application_id',
      'application.status',
      isAtAudition.as('at_audition'),
      'answer',
      confirmedSlot.as('slot_id'),
      'round',
      'note',
      'audition_invitation.changed_at',
      'invited_at',
      sql<string | null>`member_name(audition_invitation.account_id)`.as('invited_by'),
      applicant(now).as('user'),
      exactTimestampText(sql.ref('audition_invitation.changed_at')).as('exactly'),
    ])
    .where('job.id', '=', jobId)
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<boolean>`(audition_invitation.changed_at, application.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy('audition_invitation.changed_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute();
}

/** Earliest application first. */
export function listCandidates(
  db: Database,
  { houseId, jobId, now, limit }: AuditionPage,
  after: AuditionLists['candidates'],
) {
  return selectReceived(db, houseId, now)
    .leftJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .select([
      'application.id as application_id',
      applicant(now).as('user'),
      exactTimestampText(sql.ref('application.applied_at')).as('exactly'),
    ])
    .where('job.id', '=', jobId)
    .where(isAtAudition)
    .where(isUninvited)
    .where(isStaying)
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<boolean>`(application.applied_at, application.id) > (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy('application.applied_at')
    .orderBy('application.id')
    .limit(limit)
    .execute();
}

/** Returns the applicants whose confirmed audition of an earlier round is not over, or who have not left it. */
export function listNotOver(
  db: Database,
  houseId: string,
  { ids, round }: { ids: string[]; round: number },
  now: Date,
) {
  return selectReceived(db, houseId, now)
    .innerJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .select(applicant(now).as('user'))
    .where('application.id', 'in', ids)
    .where('round', '<', round)
    .where(sql<boolean>`confirmed_audition(audition_invitation, ${now.toISOString()}) is not null`)
    .orderBy('application.id')
    .execute();
}

/** Returns undefined if it was invited to the round before. A reopened application is invited again. */
export function upsertAuditionInvitation(
  db: Database,
  { application_id, account_id, round }: { application_id: string; account_id: string; round: number },
  now: Date,
) {
  const at = now.toISOString();
  const invited = { account_id, round, invited_at: at, changed_at: at };
  return db
    .insertInto('audition_invitation')
    .values({ application_id, ...invited })
    .onConflict((conflict) =>
      conflict
        .column('application_id')
        .doUpdateSet({ ...invited, answer: 'offered', slot_id: null, proposed_slot_id: null, note: '' })
        .where((eb) =>
          eb.or([
            eb('audition_invitation.round', '<', round),
            eb('audition_invitation.answer', '=', 'ended'),
          ]),
        ),
    )
    .returning('application_id')
    .executeTakeFirst();
}

export function findAuditionInvitation(db: Database, talentId: string, applicationId: string) {
  return db
    .selectFrom('audition_invitation')
    .innerJoin('application', 'application.id', 'audition_invitation.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .leftJoin('audition_slot', 'audition_slot.id', 'slot_id')
    .select(['answer', 'slot_id', 'note', 'application.job_id', 'starts_at'])
    .select(sql<boolean>`house_suspension_kind(job.production_house_id) is not null`.as('is_suspended'))
    .select(sql<boolean>`application.status < 'selected'`.as('undecided'))
    .where('application_id', '=', applicationId)
    .where('application.talent_id', '=', talentId)
    .executeTakeFirst();
}

interface Answer {
  answer: AuditionAnswer;
  note: string;
  slot_id?: string;
}

/** Returns undefined if the answer is unchanged or the invitation has ended. */
export function updateAnswer(db: Database, application_id: string, answer: Answer, now: Date) {
  return db
    .updateTable('audition_invitation')
    .set({ ...answer, changed_at: now.toISOString() })
    .where('application_id', '=', application_id)
    .where('answer', '<>', 'ended')
    .where((eb) =>
      eb.or([
        eb('answer', '<>', answer.answer),
        eb('note', '<>', answer.note),
        eb('slot_id', 'is distinct from', answer.slot_id ?? eb.ref('slot_id')),
      ]),
    )
    .returning('application_id')
    .executeTakeFirst();
}

/** Returns the applications whose talent asked for another time in this round. */
export function listOtherTimeRequests(db: Database, { job_id, round }: { job_id: string; round: number }) {
  return db
    .selectFrom('audition_invitation')
    .innerJoin('application', 'application.id', 'audition_invitation.application_id')
    .select('application_id')
    .where('application.job_id', '=', job_id)
    .where('audition_invitation.round', '=', round)
    .where('answer', '=', 'asked')
    .execute();
}

export type Invited = NonNullable<Awaited<ReturnType<typeof findInvited>>>;

/** Everything that a notification contains, and its recipients. */
export function findInvited(db: Database, applicationId: string, now: Date) {
  return selectForNotification(db, now)
    .innerJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .leftJoin('audition_slot', 'audition_slot.id', 'slot_id')
    .leftJoin('audition_slot as proposed', 'proposed.id', 'proposed_slot_id')
    .leftJoin('audition_attendance', (join) =>
      join
        .onRef('audition_attendance.application_id', '=', 'application.id')
        .onRef('audition_attendance.slot_id', '=', 'audition_slot.id'),
    )
    .select([
      'arrived_at',
      'left_at',
      'answer',
      'note',
      'audition_invitation.round',
      'audition_slot.starts_at',
      'audition_slot.place',
    ])
    .select([
      sql<string | null>`(select email from account where account.id = application.talent_id)`.as('attendee'),
      sql<boolean>`is_stopped(application.job_id)`.as('is_stopped'),
    ])
    .select(['proposed.starts_at as proposed_at', 'proposed.place as proposed_place'])
    .select((eb) => [
      eb.fn.coalesce('proposed.contact_name', 'audition_slot.contact_name').as('contact_name'),
      eb.fn.coalesce('proposed.contact_phone', 'audition_slot.contact_phone').as('contact_phone'),
      eb.fn.coalesce('proposed.bring', 'audition_slot.bring').as('bring'),
      eb.fn.coalesce('proposed.woman_name', 'audition_slot.woman_name').as('woman_name'),
      eb.fn.coalesce('proposed.is_private', 'audition_slot.is_private').as('is_private'),
      eb.fn.coalesce('proposed.ends_at', 'audition_slot.ends_at').as('ends_at'),
      'asks_for_woman',
      sql<string>`(select number from safety_number)`.as('safety_number'),
    ])
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
}

export const confirmedSlot = sql<
  string | null
>`case when answer = 'confirmed' then audition_invitation.slot_id end`;
