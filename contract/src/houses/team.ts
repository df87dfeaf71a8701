import { z } from 'zod';
import { openedSession, storedMember } from '#accounts/identity.ts';
import { endpoint } from '#endpoint.ts';
import {
  choice,
  done,
  email,
  idOf,
  instant,
  nameLine,
  optional,
  password,
  registrationConsentVersion,
  success,
  token,
} from '#fields.ts';
import { msg } from '#messages.ts';
import { perDay, perHour, perMinute } from '#rates.ts';
import { MAX_LIMITS, teamRoles } from '#rules/team-roles.ts';
import { teamAuditLog } from './audit-log.ts';

const role = z.enum(teamRoles);
/** The ids of the projects that someone is limited to; null if to none. */
const limits = z.array(z.uuid()).nullable();
const projectIds = z
  .array(z.uuid(msg('id_wrong')))
  .max(MAX_LIMITS)
  .nullable();

const member = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  team_role: role,
  joined_at: instant,
  is_self: z.boolean(),
  /** When the member created the calendar link that opens without a login. Only owners see it. */
  calendar_link_made_at: instant.nullable(),
  /** Only owners see it. */
  projects: limits,
});
export type TeamMember = z.output<typeof member>;

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  team_role: role,
  /** The member who sent it last; null if no longer known. */
  invited_by: z.string().nullable(),
  sent_at: instant,
  expires_at: instant,
  projects: limits,
});
export type TeamInvitation = z.output<typeof invitation>;

const newInvitation = z.object({
  email,
  team_role: choice(teamRoles),
  project_ids: optional(projectIds),
});
export type NewTeamInvitation = z.output<typeof newInvitation>;

const joining = z.object({ token, name: nameLine, password, consent_version: registrationConsentVersion });
export type Joining = z.output<typeof joining>;

const owner = { access: 'production', team: 'owner' } as const;
const ofMember = { ...owner, params: idOf('member_not_found') } as const;
const ofInvitation = { ...owner, params: idOf('team_invitation_not_found') } as const;
const inviting = { account: [perHour(30), perDay(100)] } as const;

/** The members of one house. The `team` of each endpoint says which role may use it. */
export const team = {
  /** Only owners see invitations, including those in the history. */
  'GET /api/production/team': endpoint({
    access: 'production',
    reply: z.object({
      success,
      members: z.array(member),
      invitations: z.array(invitation),
      /** To which an owner can limit a member, newest first. */
      projects: z.array(
        z.object({
          id: z.uuid(),
          name: z.string().nullable(),
          project_type: z.string(),
          role_title: z.string(),
        }),
      ),
      history: teamAuditLog,
    }),
  }),
  /** Changes the caller's own name as shown to the team. */
  'PUT /api/production/team/name': endpoint({
    access: 'production',
    team: 'viewer',
    limit: { account: [perHour(60)] },
    body: z.object({ name: nameLine }),
    reply: done.extend({ production_house: storedMember }),
  }),
  'POST /api/production/team/leave': endpoint({ access: 'production', team: 'viewer', reply: done }),
  /** `id` is the member's ID. */
  'PUT /api/production/team/members/:id': endpoint({
    ...ofMember,
    body: z.object({ team_role: choice(teamRoles) }),
    reply: done,
  }),
  /** Limits a member to projects, or with null to none. An owner cannot be limited. */
  'PUT /api/production/team/members/:id/projects': endpoint({
    ...ofMember,
    limit: { account: [perHour(100)] },
    body: z.object({ project_ids: projectIds }),
    reply: done,
  }),
  /** Removes the member and ends all their sessions immediately. */
  'DELETE /api/production/team/members/:id': endpoint({ ...ofMember, reply: done }),
  /** Ends the calendar link of a member, which shows the auditions of the house without a login. */
  'DELETE /api/production/team/members/:id/calendar': endpoint({ ...ofMember, reply: done }),
  /** If the email address was already invited, the invitation is sent again with the new role and limit. */
  'POST /api/production/team/invitations': endpoint({
    ...owner,
    agrees: true,
    limit: inviting,
    body: newInvitation,
    reply: done,
  }),
  /** Sends a new email; the previous link stops working. */
  'POST /api/production/team/invitations/:id/resend': endpoint({
    ...ofInvitation,
    limit: inviting,
    reply: done,
  }),
  'DELETE /api/production/team/invitations/:id': endpoint({ ...ofInvitation, reply: done }),

  /** Returns what an invitation is for; 404 once it has been used, withdrawn or has expired. */
  'POST /api/team-invitation': endpoint({
    access: 'public',
    limit: { address: [perMinute(30)] },
    body: z.object({ token }),
    reply: z.object({
      success,
      company_name: z.string().nullable(),
      email: z.string(),
      team_role: role,
      /** Whether the email address has an account. It then cannot join: an account belongs to one house. */
      has_account: z.boolean(),
    }),
  }),
  /** Creates the account, once, and logs it in. */
  'POST /api/team-invitation/accept': endpoint({
    access: 'public',
    limit: { address: [perMinute(10)] },
    body: joining,
    reply: openedSession.extend({ production_house: storedMember }),
  }),
};
