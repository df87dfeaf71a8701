import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, done, id, line, optional, token } from './fields.ts';
import { perHour, perMinute } from './rates.ts';
import { SHARE_DAYS, SHARED_MOST } from './rules/limits.ts';
import { applicationStatuses, genders } from './rules/vocabulary.ts';

const success = z.literal(true);
const instant = z.iso.datetime();

/** An address that shows some applicants of a call to whoever has it, until it ends. */
const share = z.object({
  id: z.uuid(),
  label: z.string(),
  /** Whoever stands in this column when it is opened; null with chosen applications, or for all. */
  status: z.enum(applicationStatuses).nullable(),
  /** How many were chosen; null when it follows a column, or shows all. */
  chosen: z.number().nullable(),
  /** Null where the server's keys have changed since: the address still works, but only its holders know it. */
  address: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
  revoked_at: instant.nullable(),
  /** How often it was opened. */
  opened: z.number(),
  by: z.string().nullable(),
  /** Who ended it before its time. */
  revoked_by: z.string().nullable(),
});
export type BoardShare = z.output<typeof share>;

const newShare = z.object({
  /** Sent again with the same form, it makes no second link. */
  request_id: z.uuid(),
  /** For whom it is; it stands across every picture. */
  label: line.max(40, 'At most 40 characters.'),
  days: z.coerce.number().pipe(z.literal(SHARE_DAYS, 'Please choose how long the link works.')),
  status: optional(choice(applicationStatuses)),
  /** In place of a column. */
  applications: optional(z.array(z.uuid('Not found.')).min(1).max(SHARED_MOST, `At most ${SHARED_MOST}.`)),
});
export type NewShare = z.output<typeof newShare>;

/** Somebody as a client sees them: no contact, and nothing that was written freely. */
const person = z.object({
  id: z.uuid(),
  name: z.string(),
  age: z.number(),
  gender: z.enum(genders).nullable(),
  city: z.string().nullable(),
  height: z.string().nullable(),
  body_type: z.string().nullable(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  /** Under addresses that end soon, the name of the link across each; of a video its still. */
  pictures: z.array(z.object({ url: z.string(), is_video: z.boolean() })),
});
export type SharedPerson = z.output<typeof person>;

export const sharedBoards = {
  /** Newest first, with those that have ended. */
  'GET /api/production/jobs/:id/shares': endpoint({
    access: 'production',
    params: id,
    reply: z.object({ success, shares: z.array(share) }),
  }),
  'POST /api/production/jobs/:id/shares': endpoint({
    access: 'production',
    limit: { account: [perHour(60)] },
    params: id,
    body: newShare,
    reply: done.extend({ share }),
  }),
  /** Ends it at once. */
  'DELETE /api/production/shares/:id': endpoint({ access: 'production', params: id, reply: done }),
  /** What is behind a shared address; 404 once it has ended. Its token stands in no address of a call. */
  'POST /api/shared-board': endpoint({
    access: 'public',
    limit: { address: [perMinute(60)] },
    body: z.object({ token }),
    reply: z.object({
      success,
      label: z.string(),
      title: z.string(),
      production_house_name: z.string().nullable(),
      expires_at: instant,
      people: z.array(person),
    }),
  }),
};
