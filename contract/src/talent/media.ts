import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, idOf, optional, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour, perMinute } from '#rates.ts';
import { FOCUS_STEP } from '#rules/focus.ts';
import { MAX_LINE, MAX_LIST } from '#rules/limits.ts';
import { mediaKinds, mediaStates } from '#rules/vocabulary.ts';

const percent = z.int(msg('fill_in')).min(0).max(100).multipleOf(FOCUS_STEP);

/**
 * One media item of a talent. URLs may expire after ten minutes; the next response has new ones. The fragment of a
 * picture's URL says where a crop lies.
 */
export const medium = z.object({
  id: z.uuid(),
  kind: z.enum(mediaKinds),
  state: z.enum(mediaStates),
  /** Media type of the content. Items that are `kept`, `processing` or `failed` may not play in browsers. */
  type: z.string(),
  url: z.string(),
  /** Still image of a video. */
  poster: z.string().nullable(),
  caption: z.string().nullable(),
  /** Position among items of the same kind, from 0; the API's single `audition_video` is the first one. */
  position: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  seconds: z.number().nullable(),
  bytes: z.number(),
  created_at: z.iso.datetime(),
});
export type Medium = z.output<typeof medium>;

/** Items used and allowed per kind; null means unlimited. */
const allowance = z.object({ used: z.number(), limit: z.number().nullable() });

/** An item to add. A profile photo, headshot or full photo replaces the existing one. */
export const addition = z.object({
  kind: choice(mediaKinds),
  /** One of the talent's own items of this kind, to be replaced by the new one. */
  replaces: optional(z.uuid(msg('not_found'))),
});
export type Addition = z.output<typeof addition>;

/**
 * Large files are uploaded by tus 1.0 to /api/user/media/uploads, with the bearer token and with `kind` and
 * optionally `replaces` as metadata. The response to the last chunk is that of `POST /api/user/media`; errors
 * have the usual error format.
 */
export const media = {
  /** Returns the caller's own media, sorted by kind and position. */
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
    agrees: true,
    access: 'talent',
    limit: { address: [perMinute(120)], account: [perHour(200)] },
    body: addition,
    files: { file: { kind: 'media', max: 1 } },
    reply: done.extend({ media: medium }),
  }),
  /** `ids` lists all media of the kind in their new order. */
  'PUT /api/user/media/order': endpoint({
    access: 'talent',
    body: z.object({
      kind: choice(mediaKinds),
      ids: z.array(z.uuid(msg('not_found'))).max(MAX_LIST, msg('at_most_at_once', MAX_LIST)),
    }),
    reply: done,
  }),
  'PUT /api/user/media/:id': endpoint({
    access: 'talent',
    params: idOf('medium_not_found'),
    /** An empty caption removes it. */
    body: z.object({ caption: typed.max(MAX_LINE, msg('at_most_characters', MAX_LINE)) }),
    reply: done.extend({ media: medium }),
  }),
  /** Moves the crop of a picture on cards and in print. */
  'PUT /api/user/media/:id/focus': endpoint({
    access: 'talent',
    params: idOf('medium_not_found'),
    body: z.object({ across: percent, down: percent }),
    reply: done.extend({ media: medium }),
  }),
  /** Retries a failed transcoding; responds 409 in any other state. */
  'POST /api/user/media/:id/retry': endpoint({
    access: 'talent',
    limit: { account: [perHour(20)] },
    params: idOf('medium_not_found'),
    reply: done.extend({ media: medium }),
  }),
  'DELETE /api/user/media/:id': endpoint({ access: 'talent', params: idOf('medium_not_found'), reply: done }),
};
