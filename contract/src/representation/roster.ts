import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, day, done, flag, idOf, nameLine, optional, success } from '#fields.ts';
import { talentFilter } from '#houses/discovery.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { clientScopes } from '#rules/representation.ts';
import { genders } from '#rules/vocabulary.ts';
import { listedProfile } from '#talent/directory.ts';

const filter = talentFilter.extend({
  folder: optional(nameLine),
  /** The casting call for which the agency looks. The best fit is first, with the reasons. */
  job: optional(z.uuid(msg('job_not_found'))),
  /** Whether to leave out those whose gender, age or category the casting call does not ask for. */
  fits: flag.default(false),
});
export type RosterFilter = z.output<typeof filter>;

const client = listedProfile.extend({
  mandate_id: z.uuid(),
  folder: z.string().nullable(),
  availability: z.array(z.string()),
  /** Whether the talent has not taken the profile over yet. */
  managed: z.boolean(),
  /** Whether a package may show them: an adult whose profile is public, or shared by link. */
  can_be_shown: z.boolean(),
  /** How the client fits the casting call; null without one. */
  fit: z.object({ fits: z.boolean(), score: z.number(), reasons: z.array(z.string()) }).nullable(),
  /** Whether they applied to it: themselves, by this agency or by another one. */
  applied: z.object({ by: z.string().nullable(), is_own: z.boolean() }).nullable(),
});
export type RosterClient = z.output<typeof client>;

const keptProfile = z.object({
  /** Becomes the id of the mandate, so that the same form sent again keeps no second profile. */
  request_id: z.uuid(),
  name: nameLine,
  date_of_birth: day,
  gender: choice(genders),
  scopes: z.array(z.enum(clientScopes)).min(1, msg('mandate_scope_needed')),
});
export type KeptProfile = z.output<typeof keptProfile>;

/** The clients of an agency, for the agency. */
export const roster = {
  'POST /api/user/agency/clients/filter': endpoint({
    access: 'talent',
    acting: 'agent',
    reads: true,
    body: filter,
    reply: z.object({
      success,
      /** Without it, the agency invites nobody, keeps no profile and shares no package. */
      verified: z.boolean(),
      job: z.object({ id: z.uuid(), title: z.string() }).nullable(),
      folders: z.array(z.string()),
      total: z.number(),
      data: z.array(client),
    }),
  }),
  /** Keeps the profile of an adult, who can take it over. */
  'POST /api/user/agency/clients': endpoint({
    access: 'talent',
    acting: 'manager',
    agrees: true,
    limit: { account: [perHour(30)] },
    body: keptProfile,
    reply: done.extend({ id: z.uuid() }),
  }),
  /** Puts a client into a folder. */
  'PUT /api/user/agency/clients/:id': endpoint({
    access: 'talent',
    acting: 'agent',
    params: idOf('mandate_not_found'),
    body: z.object({ folder: optional(nameLine) }),
    reply: done,
  }),
};
