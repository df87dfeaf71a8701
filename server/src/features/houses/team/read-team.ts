import { teamActions } from '@kirdaar/contract/rules/audit-actions';
import { listMembers, listTeamEvents, listTeamInvitations } from '#features/houses/team/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';

/** Invited email addresses belong to people outside the house, so only owners see those entries. */
const actionsShownToAll = ['member_joined', 'role_changed', 'member_removed', 'member_left'] as const;

/** Returns the members of the actor's house, its pending invitations and the team's audit log. */
export async function readTeam(
  { db, now }: Services,
  { id, production_house_id, team_role }: ProductionActor,
) {
  const isOwner = team_role === 'owner';
  return {
    members: await listMembers(db, production_house_id, id, isOwner),
    invitations: isOwner ? await listTeamInvitations(db, production_house_id, now()) : [],
    history: await listTeamEvents(db, production_house_id, isOwner ? teamActions : actionsShownToAll),
  };
}
