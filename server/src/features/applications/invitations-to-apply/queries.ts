import { type Insertable, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { maySee } from '#features/accounts/visible-children/queries.ts';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import { verifiedName } from '#features/houses/company-profile/queries.ts';
import { isVisible } from '#features/houses/talent-lists/queries.ts';
import { isOpen, isStopped, jobTitle, selectJob } from '#features/jobs/jobs/queries.ts';
import { isStaying } from '#features/talent/profile/queries.ts';
import { ageAt } from '#platform/database/age-at.ts';
import type { Database } from '#platform/database/database.ts';
import type { HouseMute, InvitationToApply } from '#platform/database/database-types.generated.ts';

const MAX_LISTED = 200;
const DAY_MS = 86_400_000;

export type Obstacle =
  | 'talent_leaving'
  | 'talent_not_registered'
  | 'profile_not_found'
  | 'applied_already'
  | 'already_invited'
  | 'invitations_muted'
  | 'child_without_guardian'
  | 'child_of_other_age'
  | 'talent_of_other_gender'
  | 'talent_of_other_age';

type Member = Record<'id' | 'production_house_id', string>;

export function listOpenJobs(db: Database, member: Member, now: Date) {
  return db
    .selectFrom('job')
    .select(['job.id', jobTitle.as('title')])
    .where('production_house_id', '=', member.production_house_id)
    .where(seenBy(member.id))
    .where(isOpen(now))
    .orderBy('posted_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the invitations that a house sent, to all or to one talent, with their answers, latest first. */
export function listSent(db: Database, member: Member, talentId: string | undefined, now: Date) {
  return db
    .selectFrom('invitation_to_apply')
    .innerJoin('job', 'job.id', 'invitation_to_apply.job_id')
    .innerJoin('talent', 'talent.id', 'invitation_to_apply.talent_id')
    .leftJoin('application', (join) =>
      join
        .onRef('application.job_id', '=', 'invitation_to_apply.job_id')
        .onRef('application.talent_id', '=', 'invitation_to_apply.talent_id'),
    )
    .select((eb) => [
      'invitation_to_apply.id',
      jsonBuildObject({ id: eb.ref('job.id'), title: jobTitle }).as('job'),
      jsonBuildObject({ id: eb.ref('talent.id'), name: shownName(now) }).as('talent'),
      'message',
      sql<string | null>`member_name(invitation_to_apply.account_id)`.as('invited_by'),
      'invited_at',
      sql<'waiting' | 'applied' | 'declined'>`case
        when application.id is not null then 'applied'
        when declined_at is not null then 'declined' else 'waiting' end`.as('answer'),
    ])
    .where('job.production_house_id', '=', member.production_house_id)
    .where(seenBy(member.id))
    .where(maySee(member.production_house_id, now))
    .$if(talentId !== undefined, (some) => some.where('invitation_to_apply.talent_id', '=', talentId ?? ''))
    .orderBy('invited_at', 'desc')
    .orderBy('invitation_to_apply.id')
    .limit(MAX_LISTED)
    .execute();
}

function shownName(now: Date) {
  return sql<string>`case when ${isChild(now)} then coalesce(substring(talent.name from '\\S+'), '')
    else talent.name end`;
}

export function findOpenJob(db: Database, houseId: string, id: string, now: Date) {
  return db
    .selectFrom('job')
    .select(['id', isOpen(now).as('open'), isStopped(now).as('stopped')])
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .executeTakeFirst();
}

/** Whether the query's talent has an application to its job, also a withdrawn one. */
export const hasApplied = sql<boolean>`exists (
  select from application where job_id = job.id and talent_id = talent.id
)`;

/** Why the query's talent does not suit its job. */
export function misfit(now: Date) {
  const isOutside = sql`not coalesce(${ageAt(now)} between age_from and age_to, true)`;
  return sql<Obstacle | null>`case
    when not ${isStaying} then 'talent_leaving'
    when account.added_by_house then 'talent_not_registered'
    when exists (
      select from house_mute where talent_id = talent.id and production_house_id = job.production_house_id
    ) then 'invitations_muted'
    when ${isChild(now)} and not guardian_agrees(talent.id) then 'child_without_guardian'
    when ${isChild(now)} and ${isOutside} then 'child_of_other_age'
    when job.gender <> 'Any' and talent.gender::text <> job.gender::text then 'talent_of_other_gender'
    when ${isOutside} then 'talent_of_other_age' end`;
}

/** What keeps a house from inviting the query's talent to its job; another gender or age does not forbid it. */
function obstacle(member: Member, now: Date) {
  return sql<Obstacle | null>`coalesce(case
    when not ${isStaying} then 'talent_leaving'
    when not ${isVisible(member, now)} then 'profile_not_found'
    when ${hasApplied} then 'applied_already'
    when exists (
      select from invitation_to_apply where job_id = job.id and talent_id = talent.id
    ) then 'already_invited' end, ${misfit(now)})`;
}

export function listInvitees(
  db: Database,
  member: Member,
  { job_id, talent_ids }: { job_id: string; talent_ids: string[] },
  now: Date,
) {
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .innerJoin('job', (join) => join.on('job.id', '=', job_id))
    .select([
      'talent.id',
      sql<string | null>`case when ${isVisible(member, now)} then ${shownName(now)} end`.as('name'),
      obstacle(member, now).as('obstacle'),
    ])
    .where('talent.id', 'in', talent_ids)
    .execute();
}

/** How many invitations a house sent within a day. */
export async function countOfDay(db: Database, houseId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('invitation_to_apply')
    .innerJoin('job', 'job.id', 'job_id')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('production_house_id', '=', houseId)
    .where('invited_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores an invitation. Returns undefined if the talent was already invited to this casting call. */
export function insertInvitationToApply(db: Database, invitation: Insertable<InvitationToApply>) {
  return db
    .insertInto('invitation_to_apply')
    .values(invitation)
    .onConflict((conflict) => conflict.columns(['job_id', 'talent_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export function findInvitationToApply(db: Database, id: string) {
  return db
    .selectFrom('invitation_to_apply')
    .innerJoin('job', 'job.id', 'job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .select(['talent_id', 'company_name', verifiedName.as('verified_name'), 'message', jobTitle.as('title')])
    .where('invitation_to_apply.id', '=', id)
    .executeTakeFirst();
}

export async function listReceived(db: Database, talentId: string, now: Date) {
  const rows = await selectJob(db)
    .innerJoin('invitation_to_apply', 'invitation_to_apply.job_id', 'job.id')
    .select([
      'invitation_to_apply.id as invitation_id',
      'message',
      'invited_at',
      'production_house.id as house_id',
      'production_house.company_name as company_name',
    ])
    .where('invitation_to_apply.talent_id', '=', talentId)
    .where('declined_at', 'is', null)
    .where(isOpen(now))
    .where(
      sql<boolean>`not exists (select from application where job_id = job.id and talent_id = ${talentId})`,
    )
    .where(
      sql<boolean>`not awaits_guardian(${talentId}, 'invitation', invitation_to_apply.id, ${now.toISOString()})`,
    )
    .orderBy('invited_at', 'desc')
    .orderBy('invitation_to_apply.id')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ invitation_id, message, invited_at, house_id, company_name, ...job }) => {
    return { id: invitation_id, message, invited_at, house: { id: house_id, company_name }, job };
  });
}

/** Declines an invitation of this talent and returns its house; repeating it changes nothing. */
export function updateToDeclined(db: Database, talentId: string, id: string, now: Date) {
  return db
    .updateTable('invitation_to_apply')
    .from('job')
    .set({ declined_at: sql<string>`coalesce(declined_at, greatest(invited_at, ${now.toISOString()}))` })
    .whereRef('job.id', '=', 'job_id')
    .where('invitation_to_apply.id', '=', id)
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
