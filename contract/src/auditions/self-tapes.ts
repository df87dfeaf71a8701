import { z } from 'zod';
import { tapeRequest } from '#auditions/tape-requests.ts';
import { endpoint } from '#endpoint.ts';
import { done, flag, idOf, jsonText, optional, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { MAX_FILE_NAME } from '#rules/conversations.ts';
import { MAX_TEXT, VIDEO_MINUTES } from '#rules/limits.ts';
import {
  MAX_TAKES,
  MAX_TAPE_QUESTIONS,
  selfTapeStates,
  slateParts,
  tapeAudiences,
} from '#rules/self-tapes.ts';
import { mediaStates } from '#rules/vocabulary.ts';

const NIL = '00000000-0000-0000-0000-000000000000';
const instant = z.iso.datetime();
const ownTape = idOf('self_tape_not_found');
const milliseconds = z.coerce
  .number()
  .int()
  .min(0)
  .max(VIDEO_MINUTES * 60_000);

/**
 * The metadata of an upload to /api/user/self-tape-uploads. It replaces a take with the same number. Begin every upload
 * at once: each counts for the deadline from when it begins.
 */
export const announcedTake = z
  .object({
    self_tape_id: z.uuid(msg('self_tape_not_found')),
    take: z.coerce.number().int().min(1).max(MAX_TAKES),
    filename: typed.min(1, msg('name_file')).transform((name) => name.slice(0, MAX_FILE_NAME)),
    /** What is kept of the recording, in milliseconds; by default all of it. */
    trim_from_ms: optional(milliseconds),
    trim_to_ms: optional(milliseconds),
  })
  .refine(({ trim_from_ms = 0, trim_to_ms = Infinity }) => trim_from_ms < trim_to_ms, {
    error: msg('trim_empty'),
    path: ['trim_to_ms'],
  });

const ownTake = z.object({
  id: z.uuid(),
  take: z.number(),
  state: z.enum(mediaStates),
  url: z.string(),
  poster: z.string().nullable(),
  /** Null until it is processed. */
  seconds: z.number().nullable(),
  /** Who decides first, as the house does not have it yet: the guardian of a child or, once 18, the talent. */
  waits_for: z.enum(['guardian', 'talent']).nullable(),
  /** Whether the talent can still replace or delete it: until the deadline, and until somebody watched it. */
  may_replace: z.boolean(),
});

const ownSelfTape = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  job: z.object({ id: z.uuid(), title: z.string() }),
  company_name: z.string().nullable(),
  audience: z.enum(tapeAudiences),
  state: z.enum(selfTapeStates),
  /** Its sides and their text are null until the talent has confirmed. */
  request: tapeRequest,
  has_sides: z.boolean(),
  confirmed_at: instant.nullable(),
  /** What the slate will say, as far as the profile has it. It is added to the first take. */
  slate: z.array(z.object({ part: z.enum(slateParts), text: z.string() })),
  note: z.string(),
  /** In the order of the questions. */
  answers: z.array(z.string()),
  may_download: z.boolean(),
  /** When the latest take arrived. */
  received_at: instant.nullable(),
  /** Whether the talent can send a take: a first one, another one that the house allows, or one in place of another. */
  may_send: z.boolean(),
  takes: z.array(ownTake),
  /** Uploads that are not complete, and can be resumed. */
  uploads: z.array(z.object({ id: z.uuid(), take: z.number(), name: z.string(), bytes: z.number() })),
  /** How many people of the house, and clients of theirs, have watched a take, and when last. */
  views: z.object({ people: z.number(), last_at: instant.nullable() }),
  /** When the takes will be deleted; null while the role is open. */
  delete_on: z.iso.date().nullable(),
  deleted_at: instant.nullable(),
});
export type OwnSelfTape = z.output<typeof ownSelfTape>;

/** What the talent sees and sends. `id` is the ID of the self-tape. */
export const selfTapes = {
  'GET /api/user/self-tapes': endpoint({
    access: 'talent',
    query: z.object({
      // A malformed ID is one that nobody has, as in a path.
      id: optional(z.uuid().catch(NIL)),
      application_id: optional(z.uuid(msg('not_found'))),
    }),
    reply: z.object({ success, tapes: z.array(ownSelfTape) }),
  }),
  /** The talent keeps the sides to themselves. They are delivered from now on. */
  'POST /api/user/self-tapes/:id/confirm': endpoint({ access: 'talent', params: ownTape, reply: done }),
  /** The answers until somebody watched a take; whether the house may download it at any time. */
  'PUT /api/user/self-tapes/:id/answers': endpoint({
    access: 'talent',
    params: ownTape,
    body: z.object({
      answers: jsonText(
        z
          .array(typed.max(MAX_TEXT, msg('at_most_characters', MAX_TEXT)))
          .max(MAX_TAPE_QUESTIONS, msg('at_most', MAX_TAPE_QUESTIONS)),
      ),
      /** Whether the house may download the takes. */
      may_download: flag.default(false),
    }),
    reply: done,
  }),
  'POST /api/user/self-tapes/:id/decline': endpoint({
    access: 'talent',
    params: ownTape,
    body: z.object({ note: optional(typed.max(MAX_TEXT, msg('at_most_characters', MAX_TEXT))) }),
    reply: done,
  }),
  /** Until the deadline, and until somebody watched it. */
  'DELETE /api/user/takes/:id': endpoint({ access: 'talent', params: idOf('take_not_found'), reply: done }),
};
