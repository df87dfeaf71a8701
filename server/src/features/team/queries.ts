import type { TeamAct } from '@kirdaar/contract/rules/house-acts';
import type { Language } from '@kirdaar/contract/rules/messages';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { type Insertable, type NotNull, sql } from 'kysely';
import { selectHouseEvents } from '#features/house-history/queries.ts';
import type { Database } from '#platform/database.ts';
import type { TeamInvitation } from '#platform/database-types.generated.ts';

/** The people of a house, owners first. */
export function listMembers(db: Database, houseId: string, selfId: string) {
  return selectMembers(db, houseId)
    .select((eb) => [
      'id',
      memberName.as('name'),
      'email',
      'team_role',
      sql<string>`verified_at`.as('joined_at'),
      eb('id', '=', selfId).$castTo<boolean>().as('is_self'),
    ])
    .orderBy('team_role', 'desc')
    .orderBy('verified_at')
    .orderBy('id')
    .$narrowType<{ team_role: NotNull }>()
    .execute();
}

const memberName = sql<string>`member_name(account.id)`;

function selectMembers(db: Database, houseId: string) {
  return db
    .selectFrom('account')
    .where('production_house_id', '=', houseId)
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null);
}

export function findMemberByEmail(db: Database, houseId: string, email: string) {
  return selectMembers(db, houseId).select('id').where('email', '=', email).executeTakeFirst();
}

/** A member of a house, whom nobody changes while the transaction lasts. */
export function lockMember(db: Database, houseId: string, id: string) {
  return selectMembers(db, houseId)
    .select('team_role')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function updateRole(db: Database, id: string, team_role: TeamRole) {
  return db.updateTable('account').set({ team_role }).where('id', '=', id).execute();
}

export function updateName(db: Database, id: string, display_name: string) {
  return db.updateTable('account').set({ display_name }).where('id', '=', id).execute();
}

/** Takes a member every way in and keeps the name. */
export function updateToRemoved(db: Database, id: string, now: Date) {
  return db
    .updateTable('account')
    .set({
      display_name: memberName,
      removed_at: now.toISOString(),
      email: sql<string>`account.id || '@removed.invalid'`,
      mobile: null,
      password_hash: null,
    })
    .where('id', '=', id)
    .execute();
}

/** The invitations of a house that wait, latest first. */
export function listInvitations(db: Database, houseId: string, now: Date) {
  return db
    .selectFrom('team_invitation')
    .select([
      'id',
      'email',
      'team_role',
      sql<string | null>`member_name(account_id)`.as('invited_by'),
      'sent_at',
      'expires_at',
    ])
    .where('production_house_id', '=', houseId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Stores an invitation in the place of the one the address had. */
export function upsertInvitation(db: Database, invitation: Insertable<TeamInvitation>) {
  return db
    .insertInto('team_invitation')
    .values(invitation)
    .onConflict((conflict) =>
      conflict.columns(['production_house_id', 'email']).doUpdateSet((eb) => ({
        team_role: eb.ref('excluded.team_role'),
        seed: eb.ref('excluded.seed'),
        token_hash: eb.ref('excluded.token_hash'),
        account_id: eb.ref('excluded.account_id'),
        sent_at: eb.ref('excluded.sent_at'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The address and role of an invitation of a house. */
export function findInvitation(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('team_invitation')
    .select(['email', 'team_role'])
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .executeTakeFirst();
}

/** All that the letter of an invitation says; undefined once it was used or withdrawn. */
export function findInvitationToSend(db: Database, id: string) {
  return db
    .selectFrom('team_invitation')
    .innerJoin('production_house', 'production_house.id', 'team_invitation.production_house_id')
    .select([
      'team_invitation.email',
      'team_role',
      'seed',
      'token_hash',
      'company_name',
      sql<string | null>`member_name(account_id)`.as('invited_by'),
      // Whoever is invited has no language yet.
      sql<Language>`coalesce((select language from account where id = account_id), 'en')`.as('language'),
    ])
    .where('team_invitation.id', '=', id)
    .executeTakeFirst();
}

/** What a token is for; undefined once it was used, was withdrawn or is too old. */
export function findInvitationOfToken(db: Database, token_hash: Buffer, now: Date) {
  return db
    .selectFrom('team_invitation')
    .innerJoin('production_house', 'production_house.id', 'team_invitation.production_house_id')
    .select((eb) => [
      'company_name',
      'team_invitation.email',
      'team_role',
      eb
        .exists(
          eb
            .selectFrom('account')
            .select('account.id')
            .where('role', '=', 'production')
            .whereRef('account.email', '=', 'team_invitation.email')
            .where('verified_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('has_account'),
    ])
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Uses an invitation up; undefined if there is none to use. */
export function takeInvitation(db: Database, token_hash: Buffer, now: Date) {
  return db
    .deleteFrom('team_invitation')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now.toISOString())
    .returning(['production_house_id', 'email', 'team_role'])
    .executeTakeFirst();
}

/** Withdraws an invitation; undefined if the house has no such one. */
export function deleteInvitation(db: Database, houseId: string, id: string) {
  return db
    .deleteFrom('team_invitation')
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .returning('email')
    .executeTakeFirst();
}

/** What was done to the team of a house, or of certain things only, the latest first. */
export function listTeamEvents(db: Database, houseId: string, acts: readonly TeamAct[]) {
  return selectHouseEvents(db, acts)
    .select([sql<string | null>`coalesce(name, member_name(member_id))`.as('whom'), 'house_event.team_role'])
    .where('production_house_id', '=', houseId)
    .where('job_id', 'is', null)
    .execute();
}

/** Forgets whom a house invited until an instant: most of these addresses are of nobody here. */
export function deleteInvitationEvents(db: Database, until: Date) {
  return db
    .deleteFrom('house_event')
    .where('act', 'in', ['member_invited', 'invitation_withdrawn'])
    .where('happened_at', '<=', until.toISOString())
    .execute();
}

/** Forgets invitations that nobody took up. */
export function deleteExpiredInvitations(db: Database, now: Date) {
  return db.deleteFrom('team_invitation').where('expires_at', '<=', now.toISOString()).execute();
}
