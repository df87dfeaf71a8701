import type { AuditionAnswer } from '@kirdaar/contract/rules/auditions';
import { sql } from 'kysely';
import { applicant, selectReceived } from '#features/applications/received/queries.ts';
import { isAtAudition, isUninvited } from '#features/auditions/audition-invitations/queries.ts';
import type { AuditionPage } from '#features/auditions/slots/queries.ts';
import { isStaying } from '#features/talent/profile/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Those in the board's stage without a slot: first the invited, earliest first, then by application. */
export function listWaiting(db: Database, { houseId, jobId, now, limit }: AuditionPage) {
  return selectReceived(db, houseId, now)
    .leftJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .select([
      'application.id as application_id',
      sql<AuditionAnswer | null>`nullif(answer, 'ended')`.as('answer'),
      sql<string>`coalesce(note, '')`.as('note'),
      sql<number>`coalesce(audition_invitation.round, 1)`.as('round'),
      applicant(now).as('user'),
    ])
    .where('job.id', '=', jobId)
    .where(isStaying)
    .where(
      // Of the house's own stages only it knows whether they are for auditions, so it invites from them by hand.
      sql<boolean>`${isAtAudition} and case when ${isUninvited} then application.stage = 'audition'
        else answer in ('offered', 'asked') and proposed_slot_id is null end`,
    )
    .orderBy(isUninvited)
    .orderBy(sql`case when ${isUninvited} then applied_at else invited_at end`)
    .orderBy('application.id')
    .limit(limit)
    .execute();
}

function selectFuture(db: Database, jobId: string, now: Date) {
  return db
    .selectFrom('audition_slot')
    .select('id')
    .where('job_id', '=', jobId)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', now.toISOString())
    .orderBy('starts_at')
    .orderBy('id');
}

/** Future slots with their free places, soonest first. */
export function listFreeSlots(db: Database, jobId: string, now: Date) {
  return selectFuture(db, jobId, now)
    .select(['round', 'starts_at', 'place', sql<number>`capacity - places_taken(id)`.as('free')])
    .execute();
}

/** While future slots are locked, no place is taken or freed. */
export function lockFutureSlots(db: Database, jobId: string, now: Date) {
  return selectFuture(db, jobId, now).forNoKeyUpdate().execute();
}

/** Locks the invitation, if there is one. */
export async function lockPlacement(db: Database, houseId: string, applicationId: string, now: Date) {
  const application = await selectReceived(db, houseId, now)
    .select('application.status')
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
  if (!application) return undefined;
  const invitation = await db
    .selectFrom('audition_invitation')
    .leftJoin('audition_slot', (join) =>
      join.on(
        sql<boolean>`audition_slot.id = coalesce(proposed_slot_id, case when answer = 'confirmed' then slot_id end)`,
      ),
    )
    .select(['answer', 'audition_invitation.round', 'audition_slot.id as slot_id', 'starts_at'])
    .where('application_id', '=', applicationId)
    .forNoKeyUpdate('audition_invitation')
    .executeTakeFirst();
  const none = { answer: null, round: 1, slot_id: null, starts_at: null };
  return { ...(invitation ?? none), status: application.status };
}

interface Proposal {
  application_id: string;
  account_id: string;
  slot_id: string | null;
  /** The slot's. In a later round than before, the earlier audition stays as it was. */
  round: number;
}

/** Invites those who are not invited yet. */
export function upsertProposal(
  db: Database,
  { application_id, account_id, slot_id, round }: Proposal,
  now: Date,
) {
  const changed_at = now.toISOString();
  const proposal = { answer: 'offered', proposed_slot_id: slot_id, round, note: '', changed_at } as const;
  const confirmedInRound = sql<string | null>`case when audition_invitation.round = ${round}
    then audition_invitation.slot_id end`;
  return db
    .insertInto('audition_invitation')
    .values({ application_id, account_id, invited_at: changed_at, ...proposal })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet({ ...proposal, slot_id: confirmedInRound }),
    )
    .execute();
}
