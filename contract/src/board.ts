import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bytes, choice, flag, id, listText, optional, pageEnd, typed } from './fields.ts';
import { perMinute } from './rates.ts';
import { BOARD_PAGE, COMP_CARDS_MOST, LIST_MOST, SCORE_MOST, SEARCH_MOST } from './rules/limits.ts';
import { boardSorts } from './rules/review.ts';
import { applicationStatuses, genders } from './rules/vocabulary.ts';

const success = z.literal(true);
const instant = z.iso.datetime();
const status = z.enum(applicationStatuses);

export const score = z.number().int().min(1).max(SCORE_MOST);
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

/** Why an applicant suits the call: the declared facts that matched. */
export const fit = z.object({ score: z.number(), reasons: z.array(z.string()) });

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

export const board = {
  /** A page of the applicants of a call in their order; `next` is the `after` of the next page. */
  'GET /api/production/jobs/:id/board': endpoint({
    access: 'production',
    params: id,
    query: filter.extend({
      after: optional(pageEnd(cursor)),
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
    query: filter.extend({ applications: optional(listText(z.uuid('Not found.'), COMP_CARDS_MOST)) }),
    file: 'application/pdf',
    reply: bytes,
  }),
};
