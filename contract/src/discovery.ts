import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, done, id, line, typed } from './fields.ts';
import { listHistory } from './house-history.ts';
import { job } from './jobs.ts';
import { listedProfile, profileFilter } from './profiles.ts';
import { perHour, perMinute } from './rates.ts';
import { INVITATION_MOST } from './rules/limits.ts';

const success = z.literal(true);
const instant = z.iso.datetime();

/** A talent as a house finds one. The age of an applicant may not be known. */
const foundTalent = listedProfile.extend({
  age: z.number().nullable(),
  /** Whether the talent applied to a call of the house. */
  applied: z.boolean(),
});
export type FoundTalent = z.output<typeof foundTalent>;

const discovery = profileFilter.extend({
  /** The applicants of the house, or all who may be found. */
  scope: choice(['applicants', 'talent']).default('applicants'),
});
export type Discovery = z.output<typeof discovery>;
export type DiscoveryScope = Discovery['scope'];

const talentList = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How many are on it, also those whom the house does not see any more. */
  talents: z.number(),
  /** Who made it; null once that is not known any more. */
  made_by: z.string().nullable(),
  created_at: instant,
});
export type TalentList = z.output<typeof talentList>;

const listName = z.object({ name: line });
const onList = z.object({ talent_id: z.uuid('No profile found.') });
const reviewing = { access: 'production', team: 'reviewer', limit: { account: [perHour(600)] } } as const;

const invitation = z.object({
  job_id: z.uuid('Job not found.'),
  talent_id: z.uuid('No profile found.'),
  message: typed
    .min(1, 'Please fill this in.')
    .max(INVITATION_MOST, `At most ${INVITATION_MOST} characters.`),
});
export type CastingInvitation = z.output<typeof invitation>;

const shownJob = z.object({ id: z.uuid(), title: z.string() });
const answer = z.enum(['waiting', 'applied', 'declined']);

/** How houses look for talent: search, lists that a team shares, and invitations to apply. */
export const houseDiscovery = {
  /** Whoever fits every filter, newest profile first; children for houses known by their documents alone. */
  'POST /api/production/profiles/filter': endpoint({
    access: 'production',
    team: 'viewer',
    limit: { account: [perMinute(120)] },
    body: discovery,
    reply: z.object({
      success,
      data: z.array(foundTalent),
      total: z.number(),
      total_text: z.string(),
      more: z.boolean(),
    }),
  }),

  /** With `talent_id`, which of them this talent is on. */
  'GET /api/production/talent-lists': endpoint({
    access: 'production',
    query: z.object({ talent_id: z.uuid('No profile found.').optional() }),
    reply: z.object({
      success,
      lists: z.array(talentList.extend({ has_talent: z.boolean() })),
      history: listHistory,
    }),
  }),
  'POST /api/production/talent-lists': endpoint({
    ...reviewing,
    body: listName,
    reply: done.extend({ list: talentList }),
  }),
  'GET /api/production/talent-lists/:id': endpoint({
    access: 'production',
    params: id,
    reply: z.object({
      success,
      list: talentList,
      /** Whom the house may see, latest first. */
      entries: z.array(z.object({ talent: foundTalent, added_by: z.string().nullable(), added_at: instant })),
      history: listHistory,
    }),
  }),
  'PUT /api/production/talent-lists/:id': endpoint({
    ...reviewing,
    params: id,
    body: listName,
    reply: done,
  }),
  'DELETE /api/production/talent-lists/:id': endpoint({ ...reviewing, params: id, reply: done }),
  /** Whom the house may see, once. */
  'POST /api/production/talent-lists/:id/talents': endpoint({
    ...reviewing,
    params: id,
    body: onList,
    reply: done,
  }),
  'POST /api/production/talent-lists/:id/talents/remove': endpoint({
    ...reviewing,
    params: id,
    body: onList,
    reply: done,
  }),

  /** The open calls of the house, and how a talent who is named stands towards each. */
  'GET /api/production/casting-invitations': endpoint({
    access: 'production',
    query: z.object({ talent_id: z.uuid('No profile found.').optional() }),
    reply: z.object({
      success,
      /** To whom a talent may be invited. */
      open_jobs: z.array(shownJob),
      /** Those of the house, latest first. */
      invitations: z.array(
        z.object({
          id: z.uuid(),
          job: shownJob,
          talent: z.object({ id: z.uuid(), name: z.string() }),
          message: z.string(),
          invited_by: z.string().nullable(),
          invited_at: instant,
          answer,
        }),
      ),
    }),
  }),
  /** Once per talent and call; a second attempt finds the first. */
  'POST /api/production/casting-invitations': endpoint({
    ...reviewing,
    body: invitation,
    reply: done.extend({ already_invited: z.boolean() }),
  }),

  /** Those to open calls that wait for an answer, latest first. */
  'GET /api/user/casting-invitations': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      invitations: z.array(
        z.object({
          id: z.uuid(),
          house: z.object({ id: z.uuid(), company_name: z.string().nullable() }),
          job,
          message: z.string(),
          invited_at: instant,
        }),
      ),
    }),
  }),
  'POST /api/user/casting-invitations/:id/decline': endpoint({ access: 'talent', params: id, reply: done }),
  /** Declines it, and takes no more invitations from its house. */
  'POST /api/user/casting-invitations/:id/mute': endpoint({ access: 'talent', params: id, reply: done }),
  'GET /api/user/muted-houses': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      houses: z.array(z.object({ id: z.uuid(), company_name: z.string().nullable(), muted_at: instant })),
    }),
  }),
  /** Takes invitations of this house again; `id` is the house's. */
  'DELETE /api/user/muted-houses/:id': endpoint({ access: 'talent', params: id, reply: done }),
};
