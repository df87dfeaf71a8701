import { z } from 'zod';
import { applicant } from '#applications/applications.ts';
import { endpoint } from '#endpoint.ts';
import {
  text as anyText,
  choice,
  day,
  done,
  idOf,
  optional,
  page,
  success,
  typed,
  withoutMoneyRequest,
} from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { MAX_FILE_NAME } from '#rules/conversations.ts';
import { MAX_TEXT } from '#rules/limits.ts';
import { selfTapeStates } from '#rules/self-tapes.ts';
import { applicationStatuses, mediaStates } from '#rules/vocabulary.ts';

const instant = z.iso.datetime();
const ownTape = idOf('self_tape_not_found');

const request = z.object({
  instructions: z.string(),
  deadline: instant,
  /** A PDF with the script pages to learn. The URL expires after ten minutes. */
  sides_url: z.string().nullable(),
});
export type TapeRequest = z.output<typeof request>;

const requestForm = z.object({
  instructions: withoutMoneyRequest(anyText, 'tape_instructions'),
  /** The deadline: a day and a time in India. */
  day,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, msg('time_at_18_30')),
  /** Without a new file, the sides stay or are removed. */
  current_sides: choice(['keep', 'remove']).default('keep'),
});
export type TapeRequestForm = z.output<typeof requestForm>;

export const announcedTape = z.object({
  application_id: z.uuid(msg('not_found')),
  filename: typed.min(1, msg('name_file')).transform((name) => name.slice(0, MAX_FILE_NAME)),
});

/** Tapes are uploaded to /api/user/self-tape-uploads. */
export const selfTapes = {
  /** Latest change first. */
  'GET /api/production/self-tapes/:id': endpoint({
    access: 'production',
    params: idOf('job_not_found'),
    query: page,
    reply: z.object({
      success,
      request: request.nullable(),
      total: z.number(),
      tapes: z.array(
        z.object({
          application_id: z.uuid(),
          status: z.enum(applicationStatuses),
          state: z.enum(selfTapeStates),
          note: z.string(),
          invited_at: instant,
          invited_by: z.string().nullable(),
          received_at: instant.nullable(),
          user: applicant,
        }),
      ),
    }),
  }),
  /** Talent who were invited and have sent no tape are told of a change. */
  'PUT /api/production/self-tapes/:id': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perHour(60)] },
    params: idOf('job_not_found'),
    body: requestForm,
    files: { sides: { kind: 'scan', max: 1 } },
    reply: done,
  }),
  'GET /api/user/self-tapes': endpoint({
    access: 'talent',
    query: z.object({ application_id: optional(z.uuid(msg('not_found'))) }),
    reply: z.object({
      success,
      tapes: z.array(
        z.object({
          application_id: z.uuid(),
          job: z.object({ id: z.uuid(), title: z.string() }),
          company_name: z.string().nullable(),
          state: z.enum(selfTapeStates),
          request,
          note: z.string(),
          received_at: instant.nullable(),
          /** A first tape, or before the deadline another one. */
          may_send: z.boolean(),
          tape: z
            .object({ state: z.enum(mediaStates), url: z.string(), poster: z.string().nullable() })
            .nullable(),
          /** Interrupted, and can be resumed. */
          upload: z.object({ id: z.uuid(), name: z.string(), bytes: z.number() }).nullable(),
        }),
      ),
    }),
  }),
  /** `id` is the application ID. */
  'POST /api/user/self-tapes/:id/decline': endpoint({
    access: 'talent',
    params: ownTape,
    body: z.object({ note: optional(typed.max(MAX_TEXT, msg('at_most_characters', MAX_TEXT))) }),
    reply: done,
  }),
};
