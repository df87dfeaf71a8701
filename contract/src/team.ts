import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, done, email, id, line, password, token } from './fields.ts';
import { teamHistory } from './house-history.ts';
import { storedMember } from './identity.ts';
import { perDay, perHour, perMinute } from './rates.ts';
import { teamRoles } from './rules/team-roles.ts';

const role = z.enum(teamRoles);
const instant = z.iso.datetime();

const member = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  team_role: role,
  joined_at: instant,
  /** Whether it is the one who asks. */
  is_self: z.boolean(),
});
export type TeamMember = z.output<typeof member>;

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  team_role: role,
  /** Who sent it last; null once that is not known any more. */
  invited_by: z.string().nullable(),
  sent_at: instant,
  expires_at: instant,
});
export type TeamInvitation = z.output<typeof invitation>;

const success = z.literal(true);
const newInvitation = z.object({ email, team_role: choice(teamRoles) });
export type NewTeamInvitation = z.output<typeof newInvitation>;

const joining = z.object({ token, name: line, password });
export type Joining = z.output<typeof joining>;

/** The people of one house. Who may do what is said by each call's `team`. */
export const team = {
  /** Invitations, also those of the history, are told to owners alone. */
  'GET /api/production/team': endpoint({
    access: 'production',
    reply: z.object({
      success,
      members: z.array(member),
      invitations: z.array(invitation),
      history: teamHistory,
    }),
  }),
  /** One's own name, as the team sees it. */
  'PUT /api/production/team/name': endpoint({
    access: 'production',
    team: 'viewer',
    limit: { account: [perHour(60)] },
    body: z.object({ name: line }),
    reply: done.extend({ production_house: storedMember }),
  }),
  'POST /api/production/team/leave': endpoint({ access: 'production', team: 'viewer', reply: done }),
  /** `id` is a member's. */
  'PUT /api/production/team/members/:id': endpoint({
    access: 'production',
    team: 'owner',
    params: id,
    body: z.object({ team_role: choice(teamRoles) }),
    reply: done,
  }),
  /** Ends every session of this member at once. */
  'DELETE /api/production/team/members/:id': endpoint({
    access: 'production',
    team: 'owner',
    params: id,
    reply: done,
  }),
  /** To an address that was invited already, it goes anew, with this role. */
  'POST /api/production/team/invitations': endpoint({
    access: 'production',
    team: 'owner',
    limit: { account: [perHour(30), perDay(100)] },
    body: newInvitation,
    reply: done,
  }),
  /** Sends a new letter; the link of the one before ends. */
  'POST /api/production/team/invitations/:id/resend': endpoint({
    access: 'production',
    team: 'owner',
    limit: { account: [perHour(30), perDay(100)] },
    params: id,
    reply: done,
  }),
  'DELETE /api/production/team/invitations/:id': endpoint({
    access: 'production',
    team: 'owner',
    params: id,
    reply: done,
  }),

  /** What an invitation is for; 404 once it was used, was withdrawn or is too old. */
  'POST /api/team-invitation': endpoint({
    access: 'public',
    limit: { address: [perMinute(30)] },
    body: z.object({ token }),
    reply: z.object({
      success,
      company_name: z.string().nullable(),
      email: z.string(),
      team_role: role,
      /** Where the address has an account already, it cannot join: one account is of one house. */
      has_account: z.boolean(),
    }),
  }),
  /** Makes the account, once, and logs it in. */
  'POST /api/team-invitation/accept': endpoint({
    access: 'public',
    limit: { address: [perMinute(10)] },
    body: joining,
    reply: z.object({ success, token: z.string(), production_house: storedMember }),
  }),
};
