import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { bytes, choice, done, idOf, instant, line, success, token } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour, perMinute } from '#rates.ts';
import { LINK_DAYS } from '#rules/limits.ts';
import { talentVisibilities } from '#rules/talent-vocabulary.ts';
import { houseVerifications } from '#rules/vocabulary.ts';
import { publicProfile } from './directory.ts';

/** A share link that shows a profile to anyone who has the URL, until it expires. */
export const profileLink = z.object({
  id: z.uuid(),
  label: z.string(),
  /** Null if the server's keys have changed since; the URL still works for people who have it. */
  address: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
  revoked_at: instant.nullable(),
  /** Number of visitors who opened the link, each counted once a day. */
  opened: z.number(),
});
export type ProfileLink = z.output<typeof profileLink>;

const newLink = z.object({
  /** Sending the same form again does not create a second link. */
  request_id: z.uuid(),
  label: line,
  days: z.coerce.number().pipe(z.literal(LINK_DAYS, msg('link_days_needed'))),
});
export type NewLink = z.output<typeof newLink>;

const publicProfileSettings = z.object({
  visibility: z.enum(talentVisibilities),
  /** URL of the public page. */
  address: z.string(),
  is_child: z.boolean(),
  /** Why the page is hidden regardless of the chosen visibility. */
  hidden_because: z.enum(['no proven email', 'no birth date', 'no guardian', 'no choice']).nullable(),
  /** The page as visitors see it; null while it cannot be shown. */
  preview: publicProfile.nullable(),
});
export type PublicProfileSettings = z.output<typeof publicProfileSettings>;

/** Generating a file is expensive, so the requests are limited. */
const made = { limit: { account: [perMinute(60)] } } as const;
const pdf = { file: 'application/pdf', reply: bytes } as const;
/** ID of one of the caller's share links, whose URL is then used instead of the public page's. */
const addressed = { query: z.object({ link: z.uuid(msg('not_found')).optional() }) } as const;

export const publicProfileEndpoints = {
  'GET /api/user/public-profile': endpoint({
    access: 'talent',
    reply: z.object({ success, data: publicProfileSettings }),
  }),
  'PUT /api/user/public-profile': endpoint({
    agrees: true,
    access: 'talent',
    /** Who sees the profile is not part of what an agency may change. */
    acting: 'guardian',
    body: z.object({ visibility: choice(talentVisibilities) }),
    reply: done.extend({ data: publicProfileSettings }),
  }),
  /** Newest first, including links that have ended. */
  'GET /api/user/profile-links': endpoint({
    access: 'talent',
    // A link would still work after the mandate has ended.
    acting: 'nobody',
    reply: z.object({ success, links: z.array(profileLink) }),
  }),
  /** Responds 403 under 18, because a child's profile must not be shared. */
  'POST /api/user/profile-links': endpoint({
    access: 'talent',
    acting: 'nobody',
    limit: { account: [perHour(60)] },
    body: newLink,
    reply: done.extend({ link: profileLink }),
  }),
  /** Ends the link immediately. */
  'DELETE /api/user/profile-links/:id': endpoint({
    access: 'talent',
    params: idOf('share_link_not_found'),
    reply: done,
  }),
  /** Returns the profile of a share link; 404 once the link has ended. */
  'POST /api/shared-profile': endpoint({
    access: 'public',
    limit: { address: [perMinute(60)] },
    body: z.object({ token }),
    reply: z.object({ success, data: publicProfile, expires_at: instant }),
  }),
  /**
   * Counts a visit, anonymously and once per visitor and day. A house is recorded by name when it reads the
   * profile.
   */
  'POST /api/profiles/:id/visits': endpoint({
    access: 'public',
    limit: { address: [perMinute(60)] },
    params: idOf('profile_not_found'),
    /** The token of the share link that led to the page. */
    body: z.object({ token: token.optional() }),
    reply: done,
  }),
  /** Returns who viewed the caller's profile in the last `days` days. */
  'GET /api/user/profile-views': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      days: z.number(),
      /** For each house, its last visit and the number of days on which it visited; latest first. */
      houses: z.array(
        z.object({
          name: z.string().nullable(),
          verification: z.enum(houseVerifications),
          last_day: z.iso.date(),
          days: z.number(),
        }),
      ),
      /** Number of other visitors, each counted once a day. */
      visitors: z.number(),
    }),
  }),

  /** A5, for double-sided printing. */
  'GET /api/user/comp-card.pdf': endpoint({ access: 'talent', ...made, ...addressed, ...pdf }),
  /** A4 with every measurement, for costume departments. */
  'GET /api/user/size-sheet.pdf': endpoint({ access: 'talent', ...made, ...pdf }),
  'GET /api/user/qr-code.svg': endpoint({
    access: 'talent',
    ...addressed,
    file: 'image/svg+xml',
    reply: bytes,
  }),
  'GET /api/user/qr-code.png': endpoint({
    access: 'talent',
    ...made,
    ...addressed,
    file: 'image/png',
    reply: bytes,
  }),
  /** Available to everyone who can see the page. */
  'GET /api/profiles/:id/comp-card.pdf': endpoint({
    access: 'public',
    limit: { address: [perMinute(30)] },
    params: idOf('profile_not_found'),
    ...pdf,
  }),
  /** Contains only the measurements the house may see. */
  'GET /api/profiles/:id/size-sheet.pdf': endpoint({
    access: 'production',
    suspended: false,
    limit: { account: [perMinute(30)] },
    params: idOf('profile_not_found'),
    ...pdf,
  }),
};
