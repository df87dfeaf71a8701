import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { replace } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { paths } from '#paths.ts';
import { refreshHouse } from '#session/refresh.ts';
import { clearSession } from '#session/store.ts';
import { showToast } from '#ui/toast-list.ts';

interface InvitationAnswers {
  email: string;
  team_role: string;
  project_ids: string[] | null;
}

export const teamWrites = {
  inviteMember: ({ team_role, ...invitation }: InvitationAnswers) =>
    // The select offers only the team roles.
    callApi('POST /api/production/team/invitations', {
      body: { ...invitation, team_role: team_role as TeamRole },
    }),
  resendInvitation: (id: string) =>
    callApi('POST /api/production/team/invitations/:id/resend', { params: { id } }),
  withdrawInvitation: (id: string) =>
    callApi('DELETE /api/production/team/invitations/:id', { params: { id } }),
  changeRole: ({ id, team_role }: { id: string; team_role: TeamRole }) =>
    callApi('PUT /api/production/team/members/:id', { params: { id }, body: { team_role } }),
  limitMember: ({ id, project_ids }: { id: string; project_ids: string[] | null }) =>
    callApi('PUT /api/production/team/members/:id/projects', { params: { id }, body: { project_ids } }),
  removeMember: (id: string) => callApi('DELETE /api/production/team/members/:id', { params: { id } }),
  endCalendarLink: (id: string) =>
    callApi('DELETE /api/production/team/members/:id/calendar', { params: { id } }),
  changeOwnName: async (body: { name: string }) => {
    const reply = await callApi('PUT /api/production/team/name', { body });
    refreshHouse(reply.production_house);
    return reply;
  },
  leaveTeam: async () => {
    const { message } = await callApi('POST /api/production/team/leave');
    clearSession();
    showToast('success', message);
    throw replace(paths.productionLogin);
  },
};
