import { z } from 'zod';
import { received } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { bytes, choice, done, flag, id, listText, optional, text, typed } from './fields.ts';
import { perHour, perMinute } from './rates.ts';
import {
  BOARD_PAGE,
  COMP_CARDS_MOST,
  LIST_MOST,
  SCORE_MOST,
  SEARCH_MOST,
  STEPS_MOST,
} from './rules/limits.ts';
import { boardSorts, reviewSteps } from './rules/review.ts';
import { applicationParties, applicationStatuses, genders } from './rules/vocabulary.ts';

const success = z.literal(true);
const instant = z.iso.datetime();
const status = z.enum(applicationStatuses);
const applicationId = z.uuid('Not found.');

const score = z.number().int().min(1).max(SCORE_MOST);
const years = z.coerce.number('Please enter a number.').int().min(0).max(120);
const word = optional(typed.max(SEARCH_MOST, `At most ${SEARCH_MOST} characters.`));

const filter = z.object({
  /** One column of the board; without it, all. */
  status: optional(choice(applicationStatuses)),
  /** Only those that nobody opened or moved yet. */
  unseen: optional(flag),
  score_least: optional(z.coerce.number().pipe(score)),
  age_from: optional(years),
  age_to: optional(years),
  gender: optional(choice(genders)),
  city: word,
  language: word,
  skill: word,
  body_type: word,
  /** Words, or beginnings of words, of the name, the skills and the city. */
  search: word,
  sort: choice(boardSorts).default('fit'),
});
export type BoardFilter = z.output<typeof filter>;

/** Where a page of the board ended: what it was sorted by, when the last application came, and its id. */
const cursor = z.tuple([z.number(), z.iso.datetime({ precision: 6 }), z.uuid()]);
export type BoardCursor = z.output<typeof cursor>;

const after = z.string().transform((sent, context): BoardCursor => {
  const { data } = cursor.safeParse(parsed(sent));
  if (data) return data;
  context.addIssue('This is not where a page ended.');
  return z.NEVER;
});

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}

/** Why an applicant suits the call: the declared facts that matched. */
const fit = z.object({ score: z.number(), reasons: z.array(z.string()) });

/** A step that was taken and not told yet: until the instant, whoever took it may take it back. */
const held = z.object({
  request_id: z.uuid(),
  status,
  until: instant,
  by: z.string().nullable(),
  is_own: z.boolean(),
});

const card = z.object({
  application_id: z.uuid(),
  talent_id: z.uuid(),
  name: z.string(),
  age: z.number().nullable(),
  gender: z.enum(genders).nullable(),
  city: z.string().nullable(),
  image_url: z.string().nullable(),
  /** As the house sees it, with a step that is held. */
  status,
  /** Until when the last step may be taken back; null when the talent knows it. */
  held_until: instant.nullable(),
  fit,
  score: score.nullable(),
  has_note: z.boolean(),
  /** Whether somebody of the house opened or moved it. */
  opened: z.boolean(),
  applied_at: instant,
});
export type BoardCard = z.output<typeof card>;

const note = z.object({
  id: z.uuid(),
  text: z.string(),
  by: z.string().nullable(),
  is_own: z.boolean(),
  written_at: instant,
});

const reviewed = received.extend({
  /** As the house sees it, with a step that is held. */
  status,
  held: held.nullable(),
  /** Every step that the talent knows, and who took it. */
  timeline: z.array(
    z.object({
      status,
      happened_at: instant,
      party: z.enum(applicationParties),
      by: z.string().nullable(),
    }),
  ),
  fit,
  score: score.nullable(),
  /** Of the house alone, oldest first. */
  notes: z.array(note),
  /** What else this talent sent the house, newest first. */
  others: z.array(
    z.object({
      application_id: z.uuid(),
      status,
      applied_at: instant,
      job: z.object({ id: z.uuid(), title: z.string() }),
    }),
  ),
  /** What the profile says today. */
  profile: z.object({
    languages: z.array(z.string()),
    skills: z.array(z.string()),
    body_type: z.string().nullable(),
    height: z.string().nullable(),
  }),
});
export type ReviewedApplication = z.output<typeof reviewed>;

const steps = z.object({
  /** Made once per step, which is taken back by it; sent again with the same step, it does nothing more. */
  request_id: z.uuid(),
  application_ids: z
    .array(applicationId)
    .min(1, 'Please choose somebody.')
    .max(STEPS_MOST, `At most ${STEPS_MOST} at once.`)
    .transform((ids) => [...new Set(ids)]),
  status: choice(reviewSteps),
});
export type ReviewSteps = z.output<typeof steps>;

const standing = z.object({ application_id: z.uuid(), status });

export const review = {
  /** A page of the applicants of a call in their order; `next` is the `after` of the next page. */
  'GET /api/production/jobs/:id/board': endpoint({
    access: 'production',
    params: id,
    query: filter.extend({
      after: optional(after),
      limit: z.coerce.number().int().min(1).max(LIST_MOST).default(BOARD_PAGE),
    }),
    reply: z.object({
      success,
      job: z.object({ id: z.uuid(), title: z.string() }),
      /** How many the filter lets through in each column, whichever column is asked for. */
      counts: z.record(status, z.number()),
      cards: z.array(card),
      next: z.string().nullable(),
    }),
  }),
  /** Reading opens nothing: the page says that it shows it by POST /api/production/applications/:id/view. */
  'GET /api/production/review/:id': endpoint({
    access: 'production',
    params: id,
    reply: z.object({ success, data: reviewed }),
  }),
  /** 404 when none of them is there; the rest is told one by one. */
  'POST /api/production/review/steps': endpoint({
    access: 'production',
    limit: { account: [perMinute(240)] },
    body: steps,
    reply: done.extend({
      moved: z.array(standing),
      /** Where each stands now, and why it did not move. */
      stayed: z.array(standing.extend({ status: status.nullable(), reason: z.string() })),
      /** Until when the step may be taken back; then the talents are told. */
      undo_until: instant,
    }),
  }),
  /** Takes back the own step of this id, as far as it is still held; 409 when nothing of it is. */
  'POST /api/production/review/undo': endpoint({
    access: 'production',
    limit: { account: [perMinute(240)] },
    body: z.object({ request_id: z.uuid('Not found.') }),
    reply: done.extend({
      /** Where those stand that were taken back. */
      undone: z.array(standing),
      /** Where those stand for which it was too late. */
      kept: z.array(standing),
    }),
  }),
  'PUT /api/production/review/:id/score': endpoint({
    access: 'production',
    params: id,
    body: z.object({ score: score.nullable() }),
    reply: done.extend({ score: score.nullable() }),
  }),
  /** Writes a note, or the own note of this id anew. */
  'PUT /api/production/review/:id/notes': endpoint({
    access: 'production',
    limit: { account: [perHour(600)] },
    params: id,
    body: z.object({ request_id: z.uuid(), text }),
    reply: done.extend({ note }),
  }),
  /** An own note; `id` is the note's. */
  'DELETE /api/production/review/notes/:id': endpoint({ access: 'production', params: id, reply: done }),

  /** Every applicant that the filter lets through, in its order. */
  'GET /api/production/jobs/:id/applicants.csv': endpoint({
    access: 'production',
    limit: { account: [perMinute(10)] },
    params: id,
    query: filter,
    file: 'text/csv; charset=utf-8',
    reply: bytes,
  }),
  /** A card each of the applications named, in their order, or else of the first that the filter lets through. */
  'GET /api/production/jobs/:id/comp-cards.pdf': endpoint({
    access: 'production',
    limit: { account: [perMinute(10)] },
    params: id,
    query: filter.extend({ applications: optional(listText(applicationId, COMP_CARDS_MOST)) }),
    file: 'application/pdf',
    reply: bytes,
  }),
};
