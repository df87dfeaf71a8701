import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  line as anyLine,
  text as anyText,
  choice,
  day,
  done,
  email,
  jsonText,
  mobile,
  optional,
} from './fields.ts';
import { jobHistory } from './house-history.ts';
import { job, jobId } from './jobs.ts';
import { perDay, perHour, perMinute } from './rates.ts';
import { isAgeRange, mayCastChildren } from './rules/age-range.ts';
import { moneyAskedIn, refuseMoneyWords } from './rules/asks-for-money.ts';
import { childFields } from './rules/job-fields.ts';
import {
  CHILD_HOURS_MOST,
  CHILD_STRETCH_MOST,
  RELEASE_LEAST,
  RELEASE_MOST,
  ROLES_MOST,
  ROLES_TEXT_MOST,
} from './rules/limits.ts';
import {
  applicationStatuses,
  auditionTypes,
  categories,
  genders,
  jobAvailabilities,
  jobStatuses,
  roleTypes,
} from './rules/vocabulary.ts';

/** A text of a call: none may ask talent for money. */
function honest(field: z.ZodString) {
  return field.superRefine((typed, context) => {
    const phrase = moneyAskedIn(typed);
    if (phrase) context.addIssue(refuseMoneyWords(phrase));
  });
}

const line = honest(anyLine);
const text = honest(anyText);

function hours(most: number) {
  const words = `Please enter the hours: at most ${most}.`;
  return z.coerce.number(words).gt(0, words).max(most, words);
}

/** What is asked for each role of a project. */
const roleShape = {
  role_details: line,
  role_type: choice(roleTypes),
  /** Which kind of talent the call is for; without it, every kind. */
  category: optional(choice(categories)).transform((category) => category ?? 'All'),
  gender: choice(genders),
  age_range: z.string().trim().refine(isAgeRange, 'Write an age range like 18-24, 18+ or 30.'),
  height: line,
  body_type: line,
  skills_needed: line,
  role_description: text,
  child_permit_no: optional(line),
  child_daily_hours: optional(hours(CHILD_HOURS_MOST)),
  child_stretch_hours: optional(hours(CHILD_STRETCH_MOST)),
  child_responsible: optional(line),
};

/** What is asked once for the whole project. */
const projectShape = {
  project_type: line,
  project_description: text,
  language_required: line,
  phone_number: mobile,
  email,
  city_location: line,
  audition_type: choice(auditionTypes),
  audition_dates: day,
  shoot_dates: day,
  shoot_duration: line,
  application_deadline: day,
  availability_required: choice(jobAvailabilities),
  compensation: optional(line),
};

type ChildFacts = { age_range: string } & Partial<Record<(typeof childFields)[number], string | number>>;

function needChildFacts(role: ChildFacts, context: z.core.$RefinementCtx) {
  if (!mayCastChildren(role.age_range)) return;
  for (const field of childFields) {
    if (role[field] !== undefined) continue;
    context.issues.push({
      code: 'custom',
      path: [field],
      message: 'A call that may cast children needs this.',
      input: undefined,
    });
  }
}

const order = {
  path: ['audition_dates'],
  message: 'The audition cannot be after the shoot.',
};

const role = z.object(roleShape).superRefine(needChildFacts);
export type Role = z.output<typeof role>;

const jobPost = z
  .object({
    ...projectShape,
    ...roleShape,
    /** The roles after the first: each becomes a call of the same project. */
    more_roles: optional(
      jsonText(
        z
          .array(role, 'The roles are too long to be sent together. Please shorten them.')
          .max(ROLES_MOST - 1, `At most ${ROLES_MOST} roles at once.`),
        ROLES_TEXT_MOST,
      ),
    ),
    /** Made once per filled form, so that a post sent again is not posted again. Its draft goes with it. */
    request_id: optional(z.uuid()),
  })
  .superRefine(needChildFacts)
  .refine((post) => post.audition_dates <= post.shoot_dates, order);
export type JobPost = z.output<typeof jobPost>;

const jobEdit = z
  .object({
    ...projectShape,
    ...roleShape,
    /**
     * The `updated_at` of the call that the form was filled from, or 'never' where it was null. When it was
     * changed since then, the answer is 409 with the `standing` of now.
     */
    if_match: optional(z.union([z.iso.datetime(), z.literal('never')], 'This is no moment of a save.')),
    /** Chosen by the form, so that an edit sent twice is one. */
    request_id: optional(z.uuid('This is no id.')),
  })
  .superRefine(needChildFacts)
  .refine((post) => post.audition_dates <= post.shoot_dates, order);
export type JobEdit = z.output<typeof jobEdit>;

const release = honest(anyText.min(RELEASE_LEAST, `At least ${RELEASE_LEAST} characters.`))
  .max(RELEASE_MOST, `At most ${RELEASE_MOST} characters.`)
  .refine((words) => !/https?:|www\./i.test(words), 'Please write it without web addresses.');

const success = z.literal(true);
const status = z.enum(jobStatuses);
const image = { image: { kind: 'image', most: 1 } } as const;

export const jobPosts = {
  'POST /api/production/jobs': endpoint({
    access: 'production',
    limit: { address: [perMinute(10)], account: [perDay(20)] },
    body: jobPost,
    files: image,
    /** `pending` when the calls wait for staff before they are shown. `id` is the first of `ids`. */
    reply: done.extend({ id: z.uuid(), ids: z.array(z.uuid()), status }),
  }),
  /** Project Information holds for all calls of the project that are not closed. */
  'PUT /api/production/jobs/:id': endpoint({
    access: 'production',
    limit: { address: [perMinute(30)], account: [perHour(60)] },
    params: jobId,
    body: jobEdit,
    files: image,
    reply: done,
  }),
  /** Everybody without an outcome is released with `release`, by letter and on the timeline. */
  'POST /api/production/jobs/:id/close': endpoint({
    access: 'production',
    limit: { address: [perMinute(30)] },
    params: jobId,
    body: z.object({ release: optional(release) }),
    reply: done.extend({ released: z.number() }),
  }),
  'POST /api/production/jobs/:id/reopen': endpoint({
    access: 'production',
    limit: { address: [perMinute(30)] },
    params: jobId,
    body: z.object({ application_deadline: optional(day) }),
    reply: done.extend({ status }),
  }),
  /** How the house's own call stands. */
  'GET /api/production/jobs/:id/standing': endpoint({
    access: 'production',
    params: jobId,
    reply: z.object({
      success,
      job,
      /** Everybody who applied, and how many of them are where. */
      applicants: z.number(),
      counts: z.record(z.enum(applicationStatuses), z.number()),
      /** How many have no outcome. */
      waiting: z.number(),
      /** When the call was changed last. */
      updated_at: z.iso.datetime().nullable(),
      history: jobHistory,
    }),
  }),
};
