import { teamActs } from '@kirdaar/contract/rules/house-acts';
import { listInvitations, listMembers, listTeamEvents } from '#features/team/queries.ts';
import type { ProductionActor } from '#platform/actor.ts';
import type { Services } from '#platform/services.ts';

/** Addresses that were invited are of people outside: owners alone are told. */
const toldToAll = ['member_joined', 'role_changed', 'member_removed', 'member_left'] as const;

/** The people of the actor's house, who is about to come, and who changed the team. */
export async function readTeam(
  { db, now }: Services,
  { id, production_house_id, team_role }: ProductionActor,
) {
  const isOwner = team_role === 'owner';
  return {
    members: await listMembers(db, production_house_id, id),
    invitations: isOwner ? await listInvitations(db, production_house_id, now()) : [],
    history: await listTeamEvents(db, production_house_id, isOwner ? teamActs : toldToAll),
  };
}
