import { z } from 'zod';
import { canonicalChoice, canonicalLine } from '#canonical-fields.ts';
import { endpoint } from '#endpoint.ts';
import { choice, done, idOf, instant, nameLine, optional, success } from '#fields.ts';
import { listText } from '#list-fields.ts';
import { msg } from '#messages.ts';
import { perHour, perMinute } from '#rates.ts';
import { MAX_HEIGHT_CM, MAX_INVITED_AT_ONCE } from '#rules/limits.ts';
import { skills } from '#rules/talent-choices.ts';
import { anyOf, listedProfile, profileFilter } from '#talent/directory.ts';
import { listAuditLog } from './audit-log.ts';

/** A talent in a house's search results. The age of an applicant may be unknown. */
const foundTalent = listedProfile.extend({
  applied: z.boolean(),
  is_leaving: z.boolean().optional(),
});
export type FoundTalent = z.output<typeof foundTalent>;

const height = z.coerce.number().int().min(1, msg('height_in_cm')).max(MAX_HEIGHT_CM);

/** The filters of everybody who may search more than the public. */
export const talentFilter = profileFilter.extend({
  language: anyOf(canonicalLine('language')),
  skill: anyOf(canonicalChoice('skill', skills)),
  /** In centimetres, inclusive. A profile without a readable height is in no range. */
  height_from: optional(height),
  height_to: optional(height),
});

const discovery = talentFilter.extend({
  /** Search only the house's applicants, or all talent who can be found. */
  scope: choice(['applicants', 'talent']).default('applicants'),
});
export type Discovery = z.output<typeof discovery>;
export type DiscoveryScope = Discovery['scope'];

const talentList = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Number of talent on the list, including those the house can no longer see. */
  talents: z.number(),
  /** The member who created the list; null if no longer known. */
  made_by: z.string().nullable(),
  created_at: instant,
});
export type TalentList = z.output<typeof talentList>;

const listName = z.object({ name: nameLine });
const onList = z.object({
  talent_ids: z
    .array(z.uuid(msg('no_profile')))
    .min(1, msg('select_talent'))
    .max(MAX_INVITED_AT_ONCE, msg('at_most_at_once', MAX_INVITED_AT_ONCE)),
});
const reviewing = { access: 'production', team: 'reviewer', limit: { account: [perHour(600)] } } as const;
const onOneList = { ...reviewing, params: idOf('talent_list_not_found') } as const;

/** How houses find talent: search, lists shared by the team, and invitations to apply. */
export const houseDiscovery = {
  /**
   * Returns talent that match every filter, newest profile first. Only document-verified houses see children.
   */
  'POST /api/production/profiles/filter': endpoint({
    access: 'production',
    team: 'viewer',
    reads: true,
    suspended: false,
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

  /** With `talent_ids`, `has_talent` says which lists contain all of this talent. */
  'GET /api/production/talent-lists': endpoint({
    access: 'production',
    query: z.object({ talent_ids: optional(listText(z.uuid(msg('no_profile')), MAX_INVITED_AT_ONCE)) }),
    reply: z.object({
      success,
      lists: z.array(talentList.extend({ has_talent: z.boolean() })),
      history: listAuditLog,
    }),
  }),
  'POST /api/production/talent-lists': endpoint({
    ...reviewing,
    body: listName,
    reply: done.extend({ list: talentList }),
  }),
  'GET /api/production/talent-lists/:id': endpoint({
    access: 'production',
    params: idOf('talent_list_not_found'),
    reply: z.object({
      success,
      list: talentList,
      /** Only talent the house may see, latest first. */
      entries: z.array(z.object({ talent: foundTalent, added_by: z.string().nullable(), added_at: instant })),
      history: listAuditLog,
    }),
  }),
  'PUT /api/production/talent-lists/:id': endpoint({
    ...onOneList,
    body: listName,
    reply: done,
  }),
  'DELETE /api/production/talent-lists/:id': endpoint({
    ...onOneList,
    reply: done,
  }),
  /** Adds a talent the house may see; adding twice has no further effect. */
  'POST /api/production/talent-lists/:id/talents': endpoint({
    ...onOneList,
    body: onList,
    reply: done,
  }),
  'POST /api/production/talent-lists/:id/talents/remove': endpoint({
    ...onOneList,
    body: onList,
    reply: done,
  }),
};
