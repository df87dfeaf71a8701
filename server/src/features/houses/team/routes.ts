import { msg } from '@kirdaar/contract/messages';
import { teamActions } from '@kirdaar/contract/rules/audit-actions';
import type { FastifyInstance } from 'fastify';
import { findStoredMember } from '#features/accounts/identity/queries.ts';
import { listProjects } from '#features/accounts/visible-projects/queries.ts';
import {
  changeRole,
  endCalendarLink,
  inviteMember,
  limitMember,
  removeMember,
  resendTeamInvitation,
  withdrawTeamInvitation,
} from '#features/houses/team/change-team.ts';
import { joinTeam, readTeamInvitation } from '#features/houses/team/join-team.ts';
import {
  listMembers,
  listTeamEvents,
  listTeamInvitations,
  updateName,
} from '#features/houses/team/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function teamRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  serve(app, 'GET /api/production/team', async ({ actor }) => {
    return { success: true, ...(await readTeam(services, actor)) };
  });

  serve(app, 'PUT /api/production/team/name', async ({ actor, body }) => {
    await updateName(db, actor.id, body.name);
    const production_house = await findStoredMember(db, actor.id);
    return { success: true, message: msg('name_saved'), production_house };
  });

  serve(app, 'POST /api/production/team/leave', async ({ actor }) => {
    await removeMember(services, actor, actor.id);
    return { success: true, message: msg('team_left') };
  });

  serve(app, 'PUT /api/production/team/members/:id', async ({ actor, params, body }) => {
    const message = await changeRole(services, actor, params.id, body.team_role);
    return { success: true, message };
  });

  serve(app, 'PUT /api/production/team/members/:id/projects', async ({ actor, params, body }) => {
    await limitMember(services, actor, params.id, body.project_ids);
    return { success: true, message: msg('limits_saved') };
  });

  serve(app, 'DELETE /api/production/team/members/:id', async ({ actor, params }) => {
    await removeMember(services, actor, params.id);
    return { success: true, message: msg('member_removed') };
  });

  serve(app, 'DELETE /api/production/team/members/:id/calendar', async ({ actor, params }) => {
    await endCalendarLink(services, actor, params.id);
    return { success: true, message: msg('ended_calendar_link') };
  });

  serve(app, 'POST /api/production/team/invitations', async ({ actor, body }) => {
    await inviteMember(services, actor, body);
    return { success: true, message: msg('invitation_sent_to', body.email) };
  });

  serve(app, 'POST /api/production/team/invitations/:id/resend', async ({ actor, params }) => {
    const email = await resendTeamInvitation(services, actor, params.id);
    return { success: true, message: msg('new_invitation_sent_to', email) };
  });

  serve(app, 'DELETE /api/production/team/invitations/:id', async ({ actor, params }) => {
    await withdrawTeamInvitation(services, actor, params.id);
    return { success: true, message: msg('invitation_withdrawn') };
  });

  serve(app, 'POST /api/team-invitation', async ({ body }) => {
    return { success: true, ...(await readTeamInvitation(services, body.token)) };
  });

  serve(app, 'POST /api/team-invitation/accept', ({ body, ...request }) => joinTeam(services, body, request));
}

/** Invited email addresses belong to people outside the house, so only owners see those entries. */
const actionsShownToAll = [
  'member_joined',
  'role_changed',
  'member_removed',
  'member_left',
  'renamed',
] as const;

async function readTeam({ db, now }: Services, { id, production_house_id, team_role }: ProductionActor) {
  const isOwner = team_role === 'owner';
  return {
    members: await listMembers(db, production_house_id, id, isOwner),
    invitations: isOwner ? await listTeamInvitations(db, production_house_id, now()) : [],
    projects: isOwner ? await listProjects(db, production_house_id) : [],
    history: await listTeamEvents(db, production_house_id, isOwner ? teamActions : actionsShownToAll),
  };
}
