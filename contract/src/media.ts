import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, done, id, optional, typed } from './fields.ts';
import { perHour, perMinute } from './rates.ts';
import { LINE_MOST, LIST_MOST } from './rules/limits.ts';
import { mediaKinds, mediaStates } from './rules/vocabulary.ts';

const success = z.literal(true);

/** One of a talent's media. Addresses may end after ten minutes; this call's next answer has new ones. */
const medium = z.object({
  id: z.uuid(),
  kind: z.enum(mediaKinds),
  state: z.enum(mediaStates),
  /** What it is by its content: what is `kept`, `processing` or `failed` may be a file that browsers do not play. */
  type: z.string(),
  url: z.string(),
  /** A still of a video. */
  poster: z.string().nullable(),
  caption: z.string().nullable(),
  /** Its place among those of its kind, from 0; the wire's single `audition_video` is the first. */
  position: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  seconds: z.number().nullable(),
  bytes: z.number(),
  created_at: z.iso.datetime(),
});
export type Medium = z.output<typeof medium>;

/** How many of a kind there are, and may be; null is unlimited. */
const allowance = z.object({ used: z.number(), limit: z.number().nullable() });

/** What is to be added: a profile photo, headshot or full photo takes the place of the one before. */
export const addition = z.object({
  kind: choice(mediaKinds),
  /** One of the talent's own media of this kind, whose place the new one takes. */
  replaces: optional(z.uuid('Not found.')),
});
export type Addition = z.output<typeof addition>;

/**
 * Large files are sent in pieces by tus 1.0 to /api/user/media/uploads, with the bearer token and with `kind` and,
 * if wanted, `replaces` as metadata. The answer to the last piece is that of `POST /api/user/media`; a refusal is
 * in the shape of every other one.
 */
export const media = {
  /** All of one's own media, by kind and place. */
  'GET /api/user/media': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      media: z.array(medium),
      /** The plan that sets the limits; null without one. */
      plan: z.string().nullable(),
      allowances: z.record(z.enum(mediaKinds), allowance),
    }),
  }),
  'POST /api/user/media': endpoint({
    access: 'talent',
    limit: { address: [perMinute(120)], account: [perHour(200)] },
    body: addition,
    files: { file: { kind: 'media', most: 1 } },
    reply: done.extend({ media: medium }),
  }),
  /** `ids` are all media of the kind, in their new order. */
  'PUT /api/user/media/order': endpoint({
    access: 'talent',
    body: z.object({
      kind: choice(mediaKinds),
      ids: z.array(z.uuid('Not found.')).max(LIST_MOST, `At most ${LIST_MOST} at once.`),
    }),
    reply: done,
  }),
  'PUT /api/user/media/:id': endpoint({
    access: 'talent',
    params: id,
    /** An empty caption takes it away. */
    body: z.object({ caption: typed.max(LINE_MOST, `At most ${LINE_MOST} characters.`) }),
    reply: done.extend({ media: medium }),
  }),
  /** Tries again what could not be made playable; 409 in any other state. */
  'POST /api/user/media/:id/retry': endpoint({
    access: 'talent',
    limit: { account: [perHour(20)] },
    params: id,
    reply: done.extend({ media: medium }),
  }),
  'DELETE /api/user/media/:id': endpoint({
    access: 'talent',
    params: id,
    reply: done,
  }),
};
