import { type Insertable, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { isOpen, jobTitle, selectJob } from '#features/jobs/queries.ts';
import { isChild } from '#features/talent/queries.ts';
import type { Database } from '#platform/database.ts';
import type { CastingInvitation, HouseMute } from '#platform/database-types.generated.ts';

const LISTED_MOST = 200;

/** The open calls of a house, the newest first. */
export function listOpenJobs(db: Database, houseId: string, now: Date) {
  return db
    .selectFrom('job')
    .select(['job.id', jobTitle.as('title')])
    .where('production_house_id', '=', houseId)
    .where(isOpen(now))
    .orderBy('posted_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The invitations that a house sent, to all or to one talent, with what became of each, latest first. */
export function listSent(db: Database, houseId: string, talentId: string | undefined, now: Date) {
  return db
    .selectFrom('casting_invitation')
    .innerJoin('job', 'job.id', 'casting_invitation.job_id')
    .innerJoin('talent', 'talent.id', 'casting_invitation.talent_id')
    .leftJoin('application', (join) =>
      join
        .onRef('application.job_id', '=', 'casting_invitation.job_id')
        .onRef('application.talent_id', '=', 'casting_invitation.talent_id'),
    )
    .select((eb) => [
      'casting_invitation.id',
      jsonBuildObject({ id: eb.ref('job.id'), title: jobTitle }).as('job'),
      jsonBuildObject({ id: eb.ref('talent.id'), name: shownName(now) }).as('talent'),
      'message',
      sql<string | null>`member_name(casting_invitation.account_id)`.as('invited_by'),
      'invited_at',
      sql<'waiting' | 'applied' | 'declined'>`case
        when application.id is not null then 'applied'
        when declined_at is not null then 'declined' else 'waiting' end`.as('answer'),
    ])
    .where('job.production_house_id', '=', houseId)
    .$if(talentId !== undefined, (some) => some.where('casting_invitation.talent_id', '=', talentId ?? ''))
    .orderBy('invited_at', 'desc')
    .orderBy('casting_invitation.id')
    .limit(LISTED_MOST)
    .execute();
}

function shownName(now: Date) {
  return sql<string>`case when ${isChild(now)} then coalesce(substring(talent.name from '\\S+'), '')
    else talent.name end`;
}

/** The id again, if it is that of an open call of the house. */
export function findOpenJob(db: Database, houseId: string, id: string, now: Date) {
  return db
    .selectFrom('job')
    .select(['id', isOpen(now).as('open')])
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .executeTakeFirst();
}

/** Stores an invitation, or returns undefined if the talent was invited to this call. */
export function insertInvitation(db: Database, invitation: Insertable<CastingInvitation>) {
  return db
    .insertInto('casting_invitation')
    .values(invitation)
    .onConflict((conflict) => conflict.columns(['job_id', 'talent_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** All that its letter says, and to whom. */
export function findInvitationToSend(db: Database, id: string, now: Date) {
  return db
    .selectFrom('casting_invitation')
    .innerJoin('job', 'job.id', 'job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('talent', 'talent.id', 'casting_invitation.talent_id')
    .leftJoin('guardian', (join) =>
      join.onRef('guardian.talent_id', '=', 'talent.id').on('guardian.withdrawn_at', 'is', null),
    )
    .select([
      'casting_invitation.talent_id',
      'company_name',
      'message',
      jobTitle.as('title'),
      'talent.name',
      isChild(now).as('is_child'),
      'guardian.name as guardian_name',
    ])
    .where('casting_invitation.id', '=', id)
    .executeTakeFirst();
}

/** What a talent is invited to and has not answered, while the calls are open; latest first. */
export async function listReceived(db: Database, talentId: string, now: Date) {
  const rows = await selectJob(db)
    .innerJoin('casting_invitation', 'casting_invitation.job_id', 'job.id')
    .select([
      'casting_invitation.id as invitation_id',
      'message',
      'invited_at',
      'production_house.id as house_id',
      'production_house.company_name as company_name',
    ])
    .where('casting_invitation.talent_id', '=', talentId)
    .where('declined_at', 'is', null)
    .where(isOpen(now))
    .where(
      sql<boolean>`not exists (select from application where job_id = job.id and talent_id = ${talentId})`,
    )
    .orderBy('invited_at', 'desc')
    .orderBy('casting_invitation.id')
    .limit(LISTED_MOST)
    .execute();
  return rows.map(({ invitation_id, message, invited_at, house_id, company_name, ...job }) => {
    return { id: invitation_id, message, invited_at, house: { id: house_id, company_name }, job };
  });
}

/** Declines an invitation of this talent and names its house; declining it again changes nothing. */
export function updateToDeclined(db: Database, talentId: string, id: string, now: Date) {
  return db
    .updateTable('casting_invitation')
    .from('job')
    .set({ declined_at: sql<string>`coalesce(declined_at, greatest(invited_at, ${now.toISOString()}))` })
    .whereRef('job.id', '=', 'job_id')
    .where('casting_invitation.id', '=', id)
    .where('talent_id', '=', talentId)
    .returning('job.production_house_id')
    .executeTakeFirst();
}

export function insertMute(db: Database, mute: Insertable<HouseMute>) {
  return db
    .insertInto('house_mute')
    .values(mute)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function listMuted(db: Database, talentId: string) {
  return db
    .selectFrom('house_mute')
    .innerJoin('production_house', 'production_house.id', 'production_house_id')
    .select(['production_house.id', 'company_name', 'muted_at'])
    .where('talent_id', '=', talentId)
    .orderBy('muted_at', 'desc')
    .execute();
}

export function deleteMute(db: Database, talent_id: string, production_house_id: string) {
  return db
    .deleteFrom('house_mute')
    .where('talent_id', '=', talent_id)
    .where('production_house_id', '=', production_house_id)
    .returning('talent_id')
    .executeTakeFirst();
}
