import { z } from 'zod';
import { canonicalLine, cityLine } from '#canonical-fields.ts';
import { endpoint, XLSX } from '#endpoint.ts';
import {
  bytes,
  choice,
  flag,
  idOf,
  instant,
  line,
  optional,
  pageEnd,
  success,
  typed,
  whole,
} from '#fields.ts';
import { listText } from '#list-fields.ts';
import { msg } from '#messages.ts';
import { perMinute } from '#rates.ts';
import { heightInCm } from '#rules/body-measures.ts';
import { dayStates } from '#rules/bookings.ts';
import {
  BOARD_PAGE,
  FACES_PER_PAGE,
  MAX_CHOSEN_FACES,
  MAX_COMP_CARDS,
  MAX_LIST,
  MAX_SCORE,
  MAX_SEARCH,
} from '#rules/limits.ts';
import { applicationStages, boardExperiences, boardSorts, clientPicks } from '#rules/review.ts';
import { selfTapeStates } from '#rules/self-tapes.ts';
import { applicationStatuses, genders } from '#rules/vocabulary.ts';
import { listedAge } from '#talent/directory.ts';
import { measured } from '#talent/profile.ts';

const status = z.enum(applicationStages);

export const score = z.number().int().min(1).max(MAX_SCORE);
const age = whole(0, 120, msg('enter_number'));
/** In any usual notation, such as `168 cm` or `5 ft 6 in`. */
const height = optional(measured('height').transform(heightInCm));
const searchText = optional(typed.max(MAX_SEARCH, msg('at_most_characters', MAX_SEARCH)));

const filter = z.object({
  /** One column of the board; all columns if omitted. */
  status: optional(choice(applicationStages)),
  /** Only new applications, and others that no team member has looked at. */
  unopened: optional(flag),
  min_score: optional(z.coerce.number().pipe(score)),
  age_from: optional(age),
  age_to: optional(age),
  height_from: height,
  height_to: height,
  gender: optional(choice(genders)),
  city: optional(cityLine),
  language: optional(canonicalLine('language')),
  skill: optional(canonicalLine('skill')),
  body_type: searchText,
  experience: optional(choice(boardExperiences)),
  /** Those who applied as free on the dates, and are not away, working or booked then, nor have answered so. */
  is_free: optional(flag),
  /** Those whose self-tape, audition video or photo the house may see. */
  has_tape: optional(flag),
  has_video: optional(flag),
  has_photo: optional(flag),
  /** Only applicants that a client picked in this way on any link. */
  client_pick: optional(choice(clientPicks)),
  /** Only applicants that the house added. */
  added: optional(flag),
  /** Only applicants that the reader has not scored. */
  unscored: optional(flag),
  /** Words or word prefixes from the name, the skills and the city. */
  search: searchText,
  sort: choice(boardSorts).default('match'),
});
export type BoardFilter = z.output<typeof filter>;

/** Cursor at the end of a board page: the sort value, the application time and the ID of the last application. */
const cursor = z.tuple([z.number(), z.iso.datetime({ precision: 6 }), z.uuid()]);
export type BoardCursor = z.output<typeof cursor>;

export const match = z.object({
  score: z.number(),
  reasons: z.array(z.string()),
  /** The facts that differ from what the casting call asks for. */
  differences: z.array(z.string()),
});

/** The team's scores; null without any, and for a reviewer who has not scored yet. */
export const teamScore = z
  .object({ average: z.number(), lowest: score, highest: score, count: z.number().int() })
  .nullable();

const part = score.nullable();
/** Scores of voice, look and performance, where the casting call asks for them. */
export const partScores = z.object({ voice: part, look: part, performance: part });

export const memberScore = partScores.extend({ score, by: z.string().nullable(), is_own: z.boolean() });

/** What the recipient of a link says about an applicant; null where they said nothing. */
export const response = z.object({
  pick: z.enum(clientPicks).nullable(),
  rating: score.nullable(),
  comment: z.string().nullable(),
});
export type ClientResponse = z.output<typeof response>;

const card = z.object({
  application_id: z.uuid(),
  talent_id: z.uuid(),
  name: z.string(),
  ...listedAge,
  gender: z.enum(genders).nullable(),
  city: z.string().nullable(),
  image_url: z.string().nullable(),
  is_leaving: z.boolean(),
  /** Whether the house added the person, who may have registered since. */
  added: z.boolean(),
  /** Whether the person has an account, so that the house can invite them or consider them for another role. */
  is_registered: z.boolean(),
  /** The agency that submitted the talent. */
  via_agency: z.string().nullable(),
  status,
  /** What the talent was told. */
  shown_status: z.enum(applicationStatuses),
  match,
  /** The reader's own score. */
  score: score.nullable(),
  team_score: teamScore,
  has_note: z.boolean(),
  /** Number of the talent's other applications to the house. */
  met_before: z.number(),
  /** What became of the self-tape that the house asked for; null if it did not. */
  self_tape: z.enum(selfTapeStates).nullable(),
  /** The hold or booking of the house, or else the last answer about dates. */
  days: z.enum(dayStates).nullable(),
  /** Whether it is not new, and a team member has opened it or decided on it while its card was shown. */
  opened: z.boolean(),
  applied_at: instant,
});
export type BoardCard = z.output<typeof card>;

const ofCall = { access: 'production', params: idOf('job_not_found') } as const;
/** A file leaves the product, so a suspended house gets none. */
const fileOfCall = { ...ofCall, suspended: false, reply: bytes } as const;

export const board = {
  /** Returns a page of a casting call's applicants in sort order; `next` is the `after` of the next page. */
  'GET /api/production/jobs/:id/board': endpoint({
    ...ofCall,
    translated: true,
    query: filter.extend({
      after: optional(pageEnd(cursor)),
      limit: z.coerce.number().int().min(1).max(MAX_LIST).default(BOARD_PAGE),
    }),
    reply: z.object({
      success,
      job: z.object({
        id: z.uuid(),
        title: z.string(),
        stage_names: z.array(z.string()),
        is_open: z.boolean(),
      }),
      /** Number of applicants whose decision was not sent. */
      unsent: z.number(),
      /** Number of applicants matching the filter per column, whichever column is requested. */
      counts: z.record(status, z.number()),
      cards: z.array(card),
      next: z.string().nullable(),
    }),
  }),
  /** Returns every applicant that matches the filter, in its sort order. */
  'GET /api/production/jobs/:id/applicants.csv': endpoint({
    ...fileOfCall,
    limit: { account: [perMinute(10)] },
    query: filter,
    file: 'text/csv; charset=utf-8',
  }),
  /** The same with typed cells, in the reader's language. */
  'GET /api/production/jobs/:id/applicants.xlsx': endpoint({
    ...fileOfCall,
    limit: { account: [perMinute(10)] },
    query: filter,
    file: XLSX,
  }),
  /** Returns the comp cards of `applications` in their order, or of the first that match the filter. */
  'GET /api/production/jobs/:id/comp-cards.pdf': endpoint({
    ...fileOfCall,
    limit: { account: [perMinute(20)] },
    query: filter.extend({ applications: optional(listText(z.uuid(msg('not_found')), MAX_COMP_CARDS)) }),
    file: 'application/pdf',
  }),
  /** Returns the faces of `applications` in their order, or of the first that match the filter, to print on A4. */
  'GET /api/production/jobs/:id/contact-sheet.pdf': endpoint({
    ...fileOfCall,
    limit: { account: [perMinute(20)] },
    query: filter.extend({
      applications: optional(listText(z.uuid(msg('not_found')), MAX_CHOSEN_FACES)),
      per_page: choice(FACES_PER_PAGE).default('12'),
    }),
    file: 'application/pdf',
  }),
};

const change = z.object({
  application_id: z.uuid(),
  status: z.enum(applicationStages),
  /** What the talent was told. */
  shown_status: z.enum(applicationStatuses),
  opened: z.boolean(),
  /** The team member who moved it last; null for the reader and for the talent. */
  moved_by: z.string().nullable(),
});
export type BoardChange = z.output<typeof change>;

export const boardLiveUpdates = {
  /**
   * Returns client responses, and the applications that are new or changed since the `seen` of an earlier reply; some
   * may be reported twice. With `seen`, waits up to half a minute until there is something new.
   */
  'GET /api/production/jobs/:id/board-news': endpoint({
    ...ofCall,
    query: z.object({ seen: optional(line.max(120).regex(/^\d{1,16}\/\d{1,15} /, msg('not_found'))) }),
    reply: z.object({
      success,
      seen: z.string(),
      responses: z.array(
        response.extend({
          application_id: z.uuid(),
          label: z.string(),
          /** The person who opened the link, and the name or email they gave. */
          viewer_id: z.uuid(),
          viewer: z.string(),
        }),
      ),
      changes: z.array(change),
      /** The applications of children whose consent ended, which the house no longer sees. */
      gone: z.array(z.uuid()),
    }),
  }),
};
