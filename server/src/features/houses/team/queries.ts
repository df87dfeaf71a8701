import type { TeamAction } from '@kirdaar/contract/rules/audit-actions';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { type Insertable, type NotNull, sql } from 'kysely';
import { selectHouseEvents } from '#features/houses/audit-log/queries.ts';
import { verifiedName } from '#features/houses/company-profile/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { TeamInvitation } from '#platform/database/database-types.generated.ts';

export function listMembers(db: Database, houseId: string, selfId: string, asOwner: boolean) {
  return selectMembers(db, houseId)
    .leftJoin('calendar_feed', (join) =>
      join.onRef('calendar_feed.account_id', '=', 'account.id').on(sql.lit(asOwner)),
    )
    .select((eb) => [
      'id',
      memberName.as('name'),
      'email',
      'team_role',
      sql<string>`verified_at`.as('joined_at'),
      eb('id', '=', selfId).$castTo<boolean>().as('is_self'),
      'calendar_feed.made_at as calendar_link_made_at',
      sql<string[] | null>`case when limited_to_projects and ${sql.lit(asOwner)} then array(
        select project_id::text from team_member_project where account_id = account.id order by project_id
      ) end`.as('projects'),
    ])
    .orderBy('team_role', 'desc')
    .orderBy('verified_at')
    .orderBy('id')
    .$narrowType<{ team_role: NotNull }>()
    .execute();
}

export const memberName = sql<string>`member_name(account.id)`;

function selectMembers(db: Database, houseId: string) {
  return db
    .selectFrom('account')
    .where('production_house_id', '=', houseId)
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null);
}

export function findMemberByEmail(db: Database, houseId: string, email: string) {
  return selectMembers(db, houseId).select('id').where('mailbox', '=', mailboxOf(email)).executeTakeFirst();
}

/** Returns members of a house and locks them, in one order for everybody, until the transaction ends. */
export function lockMembers(db: Database, houseId: string, ids: string[]) {
  return selectMembers(db, houseId)
    .select(['id', 'team_role'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export function updateRole(db: Database, id: string, team_role: TeamRole) {
  const isOwner = team_role === 'owner';
  return db
    .updateTable('account')
    .set({ team_role, ...(isOwner && { limited_to_projects: false }) })
    .where('id', '=', id)
    .execute();
}

export function updateName(db: Database, id: string, display_name: string) {
  return db.updateTable('account').set({ display_name }).where('id', '=', id).execute();
}

/** Removes all of a member's ways to log in and keeps the name. */
export function updateToRemoved(db: Database, id: string, now: Date) {
  return db
    .updateTable('account')
    .set({
      display_name: memberName,
      removed_at: now.toISOString(),
      email: sql<string>`account.id || '@removed.invalid'`,
      mobile: null,
      mobile_verified_at: null,
      password_hash: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Ends the calendar link of a member. Returns undefined if there was none. */
export function deleteCalendarLink(db: Database, memberId: string) {
  return db
    .deleteFrom('calendar_feed')
    .where('account_id', '=', memberId)
    .returning('account_id')
    .executeTakeFirst();
}

export function listTeamInvitations(db: Database, houseId: string, now: Date) {
  return db
    .selectFrom('team_invitation')
    .select([
      'id',
      'email',
      'team_role',
      sql<string | null>`member_name(account_id)`.as('invited_by'),
      'sent_at',
      'expires_at',
      'project_ids as projects',
    ])
    .where('production_house_id', '=', houseId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Stores an invitation, replacing an earlier one to the same mailbox. */
export function upsertTeamInvitation(db: Database, invitation: Insertable<TeamInvitation>) {
  return db
    .insertInto('team_invitation')
    .values(invitation)
    .onConflict((conflict) =>
      conflict.columns(['production_house_id', 'mailbox']).doUpdateSet((eb) => ({
        email: eb.ref('excluded.email'),
        team_role: eb.ref('excluded.team_role'),
        project_ids: eb.ref('excluded.project_ids'),
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

export function findTeamInvitation(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('team_invitation')
    .select(['email', 'team_role', 'project_ids'])
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .executeTakeFirst();
}

/** Returns what an invitation email says, or undefined once the invitation was used or withdrawn. */
export function findTeamInvitationToSend(db: Database, id: string) {
  return db
    .selectFrom('team_invitation')
    .innerJoin('production_house', 'production_house.id', 'team_invitation.production_house_id')
    .select([
      'team_invitation.email',
      'team_role',
      'seed',
      'token_hash',
      'company_name',
      verifiedName.as('verified_name'),
      sql<string | null>`member_name(account_id)`.as('invited_by'),
      // The invited person has not chosen a language yet, so the sender's applies.
      sql<Language>`coalesce((select language from account where id = account_id), 'en')`.as('language'),
    ])
    .where('team_invitation.id', '=', id)
    .executeTakeFirst();
}

/** Returns the invitation of a token, or undefined once it was used, was withdrawn or has expired. */
export function findTeamInvitationByToken(db: Database, token_hash: Buffer, now: Date) {
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
            .whereRef('account.mailbox', '=', 'team_invitation.mailbox')
            .where('verified_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('has_account'),
    ])
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Uses up an invitation. Returns undefined if it is not valid. */
export function claimTeamInvitation(db: Database, token_hash: Buffer, now: Date) {
  return db
    .deleteFrom('team_invitation')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now.toISOString())
    .returning(['production_house_id', 'email', 'team_role', 'project_ids'])
    .executeTakeFirst();
}

/** Withdraws an invitation. Returns undefined if the house has no such invitation. */
export function deleteTeamInvitation(db: Database, houseId: string, id: string) {
  return db
    .deleteFrom('team_invitation')
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .returning('email')
    .executeTakeFirst();
}

export function listTeamEvents(db: Database, houseId: string, actions: readonly TeamAction[]) {
  return selectHouseEvents(db, actions)
    .select([sql<string | null>`coalesce(name, member_name(member_id))`.as('member'), 'team_role'])
    .where('production_house_id', '=', houseId)
    .where('job_id', 'is', null)
    .execute();
}

/** Deletes audit log entries about invitations: most of these people have no account. */
export function deleteTeamInvitationEvents(db: Database, until: Date) {
  return db
    .deleteFrom('audit_log_entry')
    .where('action', 'in', ['member_invited', 'invitation_withdrawn'])
    .where('happened_at', '<=', until.toISOString())
    .execute();
}

export function deleteExpiredTeamInvitations(db: Database, now: Date) {
  return db.deleteFrom('team_invitation').where('expires_at', '<=', now.toISOString()).execute();
}
