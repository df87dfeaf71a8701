import { z } from 'zod';
import { canonicalChoice, canonicalLine, cityLine } from '#canonical-fields.ts';
import { endpoint } from '#endpoint.ts';
import { choice, flag, idOf, line, optional, page, success } from '#fields.ts';
import { perMinute } from '#rates.ts';
import { HOME_SECONDS, MAX_PAY } from '#rules/limits.ts';
import { jobAudiences } from '#rules/representation.ts';
import {
  auditionTypes,
  categories,
  genders,
  jobAvailabilities,
  jobGenders,
  jobOrders,
  jobStatuses,
  roleTypes,
} from '#rules/vocabulary.ts';

/** `daily_limit` is MAX_CONTACTS_PER_DAY. Lists never have contacts: `open_call`. */
const contactHiddenReasons = z.enum(['login_required', 'guardian_required', 'daily_limit', 'open_call']);
export type ContactHiddenReason = z.output<typeof contactHiddenReasons>;

/** `email` and `mobile` are masked if `contact_hidden` is true. */
export const job = z.object({
  id: z.uuid(),
  project_id: z.uuid(),
  project_title: z.string(),
  title: z.string(),
  project_type: z.string(),
  project_description: z.string(),
  /** What Hindi pages show in its place; null if the house wrote none. So with the other texts. */
  project_description_hi: z.string().nullable(),
  city_location: z.string(),
  application_deadline: z.iso.date().nullable(),
  image: z.string().nullable(),
  production_house: z.object({
    id: z.uuid(),
    company_name: z.string().nullable(),
    image: z.string().nullable(),
    verified: z.boolean(),
    /** Without it, nobody under 18 can apply. */
    sees_children: z.boolean(),
  }),
  production_house_name: z.string().nullable(),
  shoot_dates: z.iso.date().nullable(),
  shoot_duration: z.string().nullable(),
  casting_by: z.string().nullable(),
  casting_agency: z.string().nullable(),
  audition_dates: z.iso.date().nullable(),
  audition_end_date: z.iso.date().nullable(),
  audition_type: z.enum(auditionTypes).nullable(),
  role: z.string(),
  role_title: z.string(),
  role_type: z.enum(roleTypes),
  role_description: z.string(),
  role_description_hi: z.string().nullable(),
  /** Others get an error when they apply. */
  open_to: z.enum(jobAudiences),
  gender: z.enum(jobGenders),
  age_range: z.string(),
  /** Null if no children can be cast. */
  children: z
    .object({
      permit_no: z.string(),
      daily_hours: z.number(),
      stretch_hours: z.number(),
      responsible: z.string(),
    })
    .nullable(),
  category: z.enum(categories),
  look: z.string(),
  height: z.string(),
  body_type: z.string(),
  skills_needed: z.string(),
  skills_needed_hi: z.string().nullable(),
  language_required: z.string(),
  availability_required: z.enum(jobAvailabilities),
  compensation: z.string().nullable(),
  applicants: z.number(),
  positions: z.number(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  contact_hidden: z.boolean(),
  contact_hidden_reason: contactHiddenReasons.nullable(),
  status: z.enum(jobStatuses),
  /** Whether the house takes no applications now, although the casting call is not closed. */
  applications_stopped: z.boolean(),
  posted_on: z.iso.datetime(),
});
export type Job = z.output<typeof job>;

/** `search` matches word prefixes in any field, the other texts whole words. */
export const jobFilter = z.object({
  search: optional(line),
  city: optional(cityLine),
  project_type: optional(canonicalLine('project_type')),
  language: optional(canonicalLine('language')),
  /** Also finds casting calls for any gender. */
  gender: optional(choice(genders)),
  category: optional(canonicalChoice('category', categories)),
  /** Only casting calls that close within CLOSING_SOON_DAYS. */
  closing_soon: optional(flag),
  /** Only casting calls that promise money. */
  paid: optional(flag),
  /** Only casting calls whose lowest named pay is at least this many rupees, whatever it is paid for. */
  pay_from: optional(z.coerce.number<string | number>().int().min(1).max(MAX_PAY)),
});
export type JobFilter = z.output<typeof jobFilter>;

/** Replaces the list's own order. */
const sort = optional(choice(jobOrders));
export type JobOrder = NonNullable<z.output<typeof sort>>;

/** The profile facts that matched. Lists show the best match first. */
const fit = z.object({ score: z.number(), reasons: z.array(z.string()) });

export const reviewStates = z.enum(['waiting', 'rejected']);

/** `waiting` counts applicants without an outcome; `review` is null if talent see the latest version. */
const postedJobs = z.array(
  job.extend({
    /** Null until the house names it. */
    project_name: z.string().nullable(),
    waiting: z.number(),
    /** Applicants in the stage `applied`. */
    new: z.number(),
    posted_by: z.string().nullable(),
    review: reviewStates.nullable(),
  }),
);
/** `search` also finds the name of the project; `closed` are also those past their deadline. */
const ofHouse = page.extend({ search: optional(line), state: optional(choice(['open', 'closed'])) });
export type HouseJobFilter = z.output<typeof ofHouse>;

const siblings = z.array(job.pick({ id: true, role_title: true, status: true, application_deadline: true }));

export const jobs = {
  'GET /api/production/jobs/previous': endpoint({
    access: 'production',
    query: ofHouse,
    reply: z.object({ success, data: postedJobs, total: z.number() }),
  }),
  'GET /api/production/jobs/upcoming': endpoint({
    access: 'production',
    query: ofHouse,
    reply: z.object({ success, data: postedJobs, total: z.number(), message: z.string() }),
  }),
  'GET /api/production/jobs/:id': endpoint({
    access: 'public',
    cache: HOME_SECONDS,
    params: idOf('job_not_found'),
    reply: z.object({ success, job: job.extend({ siblings }) }),
  }),
  /** `total` is exact unless `total_is_capped`; then more exist. */
  'GET /api/user/popular-casting-calls': endpoint({
    access: 'public',
    limit: { address: [perMinute(120)] },
    cache: HOME_SECONDS,
    query: page.extend({ ...jobFilter.shape, sort }),
    reply: z.object({ success, jobs: z.array(job), total: z.number(), total_is_capped: z.boolean() }),
  }),
  'GET /api/user/calls-for-you': endpoint({
    access: 'talent',
    translated: true,
    query: jobFilter.extend({ sort }),
    reply: z.object({ success, jobs: z.array(job.extend({ fit })), applied_job_ids: z.array(z.uuid()) }),
  }),
};
