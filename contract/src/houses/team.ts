import { z } from 'zod';
import { openedSession, storedMember } from '#accounts/identity.ts';
import { endpoint } from '#endpoint.ts';
import {
  choice,
  done,
  email,
  idOf,
  nameLine,
  password,
  registrationConsentVersion,
  success,
  token,
} from '#fields.ts';
import { perDay, perHour, perMinute } from '#rates.ts';
import { teamRoles } from '#rules/team-roles.ts';
import { teamAuditLog } from './audit-log.ts';

const role = z.enum(teamRoles);
const instant = z.iso.datetime();

const member = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  team_role: role,
  joined_at: instant,
  /** Whether this member is the caller. */
  is_self: z.boolean(),
  /** When the member created the calendar link that opens without a login. Only owners see it. */
  calendar_link_made_at: instant.nullable(),
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
});
export type TeamInvitation = z.output<typeof invitation>;

const newInvitation = z.object({ email, team_role: choice(teamRoles) });
export type NewTeamInvitation = z.output<typeof newInvitation>;

const joining = z.object({
  token,
  name: nameLine,
  password,
  consent_version: registrationConsentVersion,
});
export type Joining = z.output<typeof joining>;

/** The members of one house. The `team` of each endpoint says which role may use it. */
export const team = {
  /** Only owners see invitations, including those in the history. */
  'GET /api/production/team': endpoint({
    access: 'production',
    reply: z.object({
      success,
      members: z.array(member),
      invitations: z.array(invitation),
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
    access: 'production',
    team: 'owner',
    params: idOf('member_not_found'),
    body: z.object({ team_role: choice(teamRoles) }),
    reply: done,
  }),
  /** Removes the member and ends all their sessions immediately. */
  'DELETE /api/production/team/members/:id': endpoint({
    access: 'production',
    team: 'owner',
    params: idOf('member_not_found'),
    reply: done,
  }),
  /** Ends the calendar link of a member, which shows the auditions of the house without a login. */
  'DELETE /api/production/team/members/:id/calendar': endpoint({
    access: 'production',
    team: 'owner',
    params: idOf('member_not_found'),
    reply: done,
  }),
  /** If the email address was already invited, the invitation is sent again with the new role. */
  'POST /api/production/team/invitations': endpoint({
    agrees: true,
    access: 'production',
    team: 'owner',
    limit: { account: [perHour(30), perDay(100)] },
    body: newInvitation,
    reply: done,
  }),
  /** Sends a new email; the previous link stops working. */
  'POST /api/production/team/invitations/:id/resend': endpoint({
    access: 'production',
    team: 'owner',
    limit: { account: [perHour(30), perDay(100)] },
    params: idOf('team_invitation_not_found'),
    reply: done,
  }),
  'DELETE /api/production/team/invitations/:id': endpoint({
    access: 'production',
    team: 'owner',
    params: idOf('team_invitation_not_found'),
    reply: done,
  }),

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
      /**
       * True if the email address already has an account. It then cannot join, because an account belongs to
       * one house only.
       */
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
