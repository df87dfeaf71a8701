import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import {
  text as anyText,
  choice,
  day,
  done,
  flag,
  idOf,
  jsonText,
  typed,
  whole,
  withoutMoneyRequest,
} from '#fields.ts';
import { listText } from '#list-fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import {
  DEFAULT_SLATE,
  KEEP_DAYS,
  MAX_KEEP_DAYS,
  MAX_SIDES_TEXT,
  MAX_TAKES,
  MAX_TAPE_QUESTIONS,
  MIN_KEEP_DAYS,
  slateParts,
  tapeOrientations,
} from '#rules/self-tapes.ts';

/** What a house asks for. */
export const tapeRequest = z.object({
  instructions: z.string(),
  deadline: z.iso.datetime(),
  /** A PDF with the script pages to learn, for a talent with their name on each page. Expires after ten minutes. */
  sides_url: z.string().nullable(),
  sides_text: z.string().nullable(),
  questions: z.array(z.string()),
  max_takes: z.number(),
  orientation: z.enum(tapeOrientations),
  slate: z.array(z.enum(slateParts)),
  keep_days: z.number(),
});
export type TapeRequest = z.output<typeof tapeRequest>;

const question = withoutMoneyRequest(
  typed.min(1, msg('fill_in')).max(500, msg('at_most_characters', 500)),
  'tape_instructions',
);

const requestForm = z.object({
  instructions: withoutMoneyRequest(anyText, 'tape_instructions'),
  /** The deadline: a day and a time in India. */
  day,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, msg('time_at_18_30')),
  /** Without a new file, the sides stay or are removed. */
  current_sides: choice(['keep', 'remove']).default('keep'),
  /** The lines to read, for the prompter. '' for none. */
  sides_text: typed.max(MAX_SIDES_TEXT, msg('at_most_characters', MAX_SIDES_TEXT)).default(''),
  /** Answered in writing. In a multipart form as JSON. */
  questions: jsonText(z.array(question).max(MAX_TAPE_QUESTIONS, msg('at_most', MAX_TAPE_QUESTIONS))).default(
    [],
  ),
  max_takes: z.coerce.number().int().min(1).max(MAX_TAKES).default(1),
  orientation: choice(tapeOrientations).default('any'),
  slate: listText(choice(slateParts), slateParts.length).default([...DEFAULT_SLATE]),
  keep_days: whole(
    MIN_KEEP_DAYS,
    MAX_KEEP_DAYS,
    msg('keep_days_between', MIN_KEEP_DAYS, MAX_KEEP_DAYS),
  ).default(KEEP_DAYS),
  /** Whether the members of the team can score voice, look and performance apart, on every tape of the casting call. */
  scores_parts: flag.default(false),
});
export type TapeRequestForm = z.output<typeof requestForm>;

const MAX_ASKED = 100;

const ofJob = {
  access: 'production',
  team: 'reviewer',
  limit: { account: [perHour(60)] },
  params: idOf('job_not_found'),
  files: { sides: { kind: 'scan', max: 1 } },
} as const;

/** What houses ask for. `findTapeWarnings` says what they are warned of. */
export const tapeRequests = {
  /** The request to everyone who is invited to the role. Those who have sent no tape are told of a change. */
  'PUT /api/production/self-tapes/:id': endpoint({ ...ofJob, body: requestForm, reply: done }),
  /** Asks some applicants for a tape of a callback, or one of them for another tape. */
  'POST /api/production/self-tapes/:id/requests': endpoint({
    ...ofJob,
    body: requestForm.omit({ current_sides: true, scores_parts: true }).extend({
      /** The ID of the request. Sending the same form again does not ask twice. */
      request_id: z.uuid(),
      audience: choice(['callback', 'person']),
      application_ids: listText(z.uuid(msg('not_found')), MAX_ASKED).refine(
        (ids) => ids.length > 0,
        msg('select_applicant'),
      ),
    }),
    reply: done,
  }),
};
