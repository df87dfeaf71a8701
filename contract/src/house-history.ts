import { z } from 'zod';
import { jobActs, listActs, teamActs } from './rules/house-acts.ts';
import { teamRoles } from './rules/team-roles.ts';

const event = z.object({
  id: z.number(),
  /** Who of the house did it; null where that is not known. */
  by: z.string().nullable(),
  happened_at: z.iso.datetime(),
});

/** What was done to a call, the latest LIST_MOST first, each with who of the house did it. */
export const jobHistory = z.array(
  event.extend({
    act: z.enum(jobActs),
    /** When the audition begins that it is about. */
    about: z.iso.datetime().nullable(),
  }),
);
export type JobEvent = z.output<typeof jobHistory>[number];

/** The same of lists of talents. */
export const listHistory = z.array(
  event.extend({
    act: z.enum(listActs),
    /** What the list was called until then. */
    name: z.string(),
    /** Who was taken off, while the house may see this talent. */
    talent: z.string().nullable(),
  }),
);
export type ListEvent = z.output<typeof listHistory>[number];

/** The same of the team. */
export const teamHistory = z.array(
  event.extend({
    act: z.enum(teamActs),
    /** The member, or the address that was invited. */
    whom: z.string().nullable(),
    team_role: z.enum(teamRoles).nullable(),
  }),
);
export type TeamEvent = z.output<typeof teamHistory>[number];
