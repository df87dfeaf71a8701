import { randomUUID } from 'node:crypto';
import type { NewTeamInvitation } from '@kirdaar/contract/houses/team';
import { msg } from '@kirdaar/contract/messages';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { TEAM_INVITATION_DAYS } from '@kirdaar/contract/rules/limits';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import {
  deleteHiddenNotifications,
  ownsProjects,
  updateLimits,
} from '#features/accounts/visible-projects/queries.ts';
import { insertHouseEvent } from '#features/houses/audit-log/queries.ts';
import {
  deleteCalendarLink,
  deleteTeamInvitation,
  findMemberByEmail,
  findTeamInvitation,
  lockMembers,
  updateRole,
  updateToRemoved,
  upsertTeamInvitation,
} from '#features/houses/team/queries.ts';
import { sendTeamInvitation } from '#features/houses/team/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

type Owner = Pick<ProductionActor, 'id' | 'production_house_id'>;

/** Changes the role of a member. Returns the message, which says what a trigger ended with the role of an owner. */
export async function changeRole(services: Services, actor: Owner, id: string, team_role: TeamRole) {
  return changeMember(services, actor, id, async (db, member) => {
    if (member.team_role === team_role) return msg('role_changed');
    await updateRole(db, id, team_role);
    await insertHouseEvent(db, actor, services.now(), { action: 'role_changed', member_id: id, team_role });
    return member.team_role === 'owner' ? msg('owner_role_ended') : msg('role_changed');
  });
}

/** Limits a member to projects, or with null to none. */
export async function limitMember(services: Services, actor: Owner, id: string, projectIds: string[] | null) {
  await changeMember(services, actor, id, async (db, member) => {
    if (member.team_role === 'owner') throw new AppError('owner_sees_all');
    if (!(await ownsProjects(db, actor.production_house_id, projectIds ?? [])))
      throw new AppError('project_not_found');
    await updateLimits(db, actor.production_house_id, id, projectIds);
    await deleteHiddenNotifications(db, id);
    await insertHouseEvent(db, actor, services.now(), { action: 'projects_changed', member_id: id });
  });
}

/** Removes a member from the actor's house and ends all their sessions and other access. */
export async function removeMember(services: Services, actor: Owner, id: string) {
  await changeMember(services, actor, id, async (db) => {
    await updateToRemoved(db, id, services.now());
    const action = id === actor.id ? 'member_left' : 'member_removed';
    await insertHouseEvent(db, actor, services.now(), { action, member_id: id });
  });
}

export async function endCalendarLink(services: Services, actor: Owner, id: string) {
  await changeMember(services, actor, id, async (db) => {
    if (!(await deleteCalendarLink(db, id))) return;
    await insertHouseEvent(db, actor, services.now(), { action: 'calendar_link_ended', member_id: id });
  });
}

async function changeMember<T>(
  { db }: Services,
  { id: actorId, production_house_id }: Owner,
  id: string,
  change: (db: Database, member: { team_role: TeamRole | null }) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockMembers(trx, production_house_id, [actorId, id]);
    const member = locked.find((one) => one.id === id);
    if (!member) throw new AppError('member_not_found');
    return change(trx, member);
  });
}

/** Invites an email address to the team of a house. A repeated invitation invalidates the earlier link. */
export async function inviteMember(
  services: Services,
  actor: ProductionActor,
  { email, team_role, project_ids = null }: NewTeamInvitation,
) {
  const { secrets, now, queue } = services;
  const { id: account_id, production_house_id } = actor;
  if (await findMemberByEmail(services.db, production_house_id, email))
    throw AppError.field('email', 'already_in_team');
  if (project_ids && team_role === 'owner') throw new AppError('owner_sees_all');
  if (!(await ownsProjects(services.db, production_house_id, project_ids ?? [])))
    throw new AppError('project_not_found');
  const seed = randomUUID();
  const invitation = {
    production_house_id,
    email,
    team_role,
    project_ids,
    account_id,
    seed,
    token_hash: hashToken(newDerivedToken(secrets.links, 'team', seed)),
    sent_at: now().toISOString(),
    expires_at: new Date(now().getTime() + TEAM_INVITATION_DAYS * DAY_MS).toISOString(),
  };
  await services.db.transaction().execute(async (db) => {
    await countUse({ ...services, db }, 'teamInvitations', mailboxOf(email));
    const { id: invitation_id } = await upsertTeamInvitation(db, invitation);
    await queue.add(db, sendTeamInvitation, { invitation_id });
    await insertHouseEvent(db, actor, now(), { action: 'member_invited', name: email, team_role });
  });
}

export async function resendTeamInvitation(services: Services, actor: ProductionActor, id: string) {
  const invitation = await findTeamInvitation(services.db, actor.production_house_id, id);
  if (!invitation) throw new AppError('team_invitation_not_found');
  await inviteMember(services, actor, invitation);
  return invitation.email;
}

export async function withdrawTeamInvitation({ db, now }: Services, actor: ProductionActor, id: string) {
  await db.transaction().execute(async (trx) => {
    const withdrawn = await deleteTeamInvitation(trx, actor.production_house_id, id);
    if (!withdrawn) throw new AppError('team_invitation_not_found');
    await insertHouseEvent(trx, actor, now(), { action: 'invitation_withdrawn', name: withdrawn.email });
  });
}
