import { z } from 'zod';
import { jobActions, listActions, teamActions } from '#rules/audit-actions.ts';
import { teamRoles } from '#rules/team-roles.ts';

const event = z.object({
  id: z.number(),
  /** The team member who did it; null if unknown. */
  by: z.string().nullable(),
  happened_at: z.iso.datetime(),
});

/** Latest changes to a casting call, newest first, each with the team member who made it. */
export const jobAuditLog = z.array(
  event.extend({
    action: z.enum(jobActions),
    about: z.iso.datetime().nullable(),
  }),
);
export type JobEvent = z.output<typeof jobAuditLog>[number];

/** The same for talent lists. */
export const listAuditLog = z.array(
  event.extend({
    action: z.enum(listActions),
    /** The name of the list before the change. */
    name: z.string(),
    /** The removed talent, as long as the house may see this profile. */
    talent: z.string().nullable(),
  }),
);
export type ListEvent = z.output<typeof listAuditLog>[number];

/** The same for the house and its team. */
export const teamAuditLog = z.array(
  event.extend({
    action: z.enum(teamActions),
    /** The member, the invited email address, or the name of the house until then. */
    member: z.string().nullable(),
    team_role: z.enum(teamRoles).nullable(),
  }),
);
export type TeamEvent = z.output<typeof teamAuditLog>[number];
