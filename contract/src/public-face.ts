import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bytes, choice, done, id, line, token } from './fields.ts';
import { publicProfile } from './profiles.ts';
import { perHour, perMinute } from './rates.ts';
import { LINK_DAYS } from './rules/limits.ts';
import { houseVerifications, talentVisibilities } from './rules/vocabulary.ts';

const success = z.literal(true);
const instant = z.iso.datetime();

/** An address that shows a profile to whoever has it, until it ends. */
const profileLink = z.object({
  id: z.uuid(),
  label: z.string(),
  /** Null where the server's keys have changed since: the address still works, but only its holders know it. */
  address: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
  revoked_at: instant.nullable(),
  /** How many people opened it, each once a day. */
  opened: z.number(),
});
export type ProfileLink = z.output<typeof profileLink>;

const newLink = z.object({
  /** Sent again with the same form, it makes no second link. */
  request_id: z.uuid(),
  label: line,
  days: z.coerce.number().pipe(z.literal(LINK_DAYS, 'Please choose how long the link works.')),
});
export type NewLink = z.output<typeof newLink>;

const faceOfTalent = z.object({
  visibility: z.enum(talentVisibilities),
  /** Where the page is. */
  address: z.string(),
  is_child: z.boolean(),
  /** Why nobody sees the page yet, whatever was chosen. */
  hidden_because: z.enum(['no birth date', 'no guardian']).nullable(),
  /** The page as whoever may see it finds it; null while it cannot be shown. */
  preview: publicProfile.nullable(),
});
export type PublicFace = z.output<typeof faceOfTalent>;

/** Making a file takes a moment of the server's. */
const made = { limit: { account: [perMinute(60)] } } as const;
const pdf = { file: 'application/pdf', reply: bytes } as const;
/** The shared link of one's own whose address is on it, in place of that of the page. */
const addressed = { query: z.object({ link: z.uuid('Not found.').optional() }) } as const;

export const publicFace = {
  'GET /api/user/public-face': endpoint({
    access: 'talent',
    reply: z.object({ success, data: faceOfTalent }),
  }),
  'PUT /api/user/public-face': endpoint({
    access: 'talent',
    body: z.object({ visibility: choice(talentVisibilities) }),
    reply: done.extend({ data: faceOfTalent }),
  }),
  /** Newest first, with those that have ended. */
  'GET /api/user/profile-links': endpoint({
    access: 'talent',
    reply: z.object({ success, links: z.array(profileLink) }),
  }),
  /** 403 under 18: a child's page is not passed on. */
  'POST /api/user/profile-links': endpoint({
    access: 'talent',
    limit: { account: [perHour(60)] },
    body: newLink,
    reply: done.extend({ link: profileLink }),
  }),
  /** Ends it at once. */
  'DELETE /api/user/profile-links/:id': endpoint({ access: 'talent', params: id, reply: done }),
  /** The profile behind a shared address; 404 once it has ended. */
  'POST /api/shared-profile': endpoint({
    access: 'public',
    limit: { address: [perMinute(60)] },
    body: z.object({ token }),
    reply: z.object({ success, data: publicProfile, expires_at: instant }),
  }),
  /** Counts whoever looks, without a name and once a day; a house is named by its reading of the profile. */
  'POST /api/profiles/:id/visits': endpoint({
    access: 'public',
    limit: { address: [perMinute(60)] },
    params: z.object({ id: z.uuid('No profile found.') }),
    /** The token of the shared address that led there. */
    body: z.object({ token: token.optional() }),
    reply: done,
  }),
  /** Who looked at one's own page in the last days. */
  'GET /api/user/profile-views': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      days: z.number(),
      /** The day on which each last looked, and on how many days; latest first. */
      houses: z.array(
        z.object({
          name: z.string().nullable(),
          verification: z.enum(houseVerifications),
          last_day: z.iso.date(),
          days: z.number(),
        }),
      ),
      /** How many others looked, each counted once a day. */
      visitors: z.number(),
    }),
  }),

  /** A5, for print on both sides. */
  'GET /api/user/comp-card.pdf': endpoint({ access: 'talent', ...made, ...addressed, ...pdf }),
  /** A4: every measurement, for costume departments. */
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
  /** For whoever sees the page. */
  'GET /api/profiles/:id/comp-card.pdf': endpoint({
    access: 'public',
    limit: { address: [perMinute(30)] },
    params: z.object({ id: z.uuid('No profile found.') }),
    ...pdf,
  }),
  /** The measurements that the house is told. */
  'GET /api/profiles/:id/size-sheet.pdf': endpoint({
    access: 'production',
    limit: { account: [perMinute(30)] },
    params: z.object({ id: z.uuid('No profile found.') }),
    ...pdf,
  }),
};
