import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, day, done, email, flag, line, mobile, optional, page, text } from './fields.ts';
import { perDay, perMinute } from './rates.ts';
import { isAgeRange } from './rules/age-range.ts';
import { HOME_SECONDS } from './rules/limits.ts';
import {
  auditionTypes,
  categories,
  genders,
  jobAvailabilities,
  jobStatuses,
  roleTypes,
} from './rules/vocabulary.ts';

const jobPost = z
  .object({
    project_type: line,
    project_description: text,
    language_required: line,
    role_details: line,
    role_type: choice(roleTypes),
    gender: choice(genders),
    age_range: z.string().trim().refine(isAgeRange, 'Write an age range like 18-24, 18+ or 30.'),
    height: line,
    body_type: line,
    skills_needed: line,
    role_description: text,
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
    /** Which kind of talent the call is for; without it, every kind. */
    category: optional(choice(categories)).transform((category) => category ?? 'All'),
    /** Made once per filled form, so that a post sent again is not posted again. */
    request_id: optional(z.uuid()),
  })
  .refine((post) => post.audition_dates <= post.shoot_dates, {
    path: ['audition_dates'],
    message: 'The audition cannot be after the shoot.',
  });
export type JobPost = z.output<typeof jobPost>;

/** A casting call as it is read. `email` and `mobile` are masked for callers who are not logged in. */
export const job = z.object({
  id: z.uuid(),
  project_title: z.string(),
  title: z.string(),
  project_type: z.string(),
  project_description: z.string(),
  city_location: z.string(),
  application_deadline: z.iso.date().nullable(),
  image: z.string().nullable(),
  production_house: z.object({
    id: z.uuid(),
    company_name: z.string().nullable(),
    image: z.string().nullable(),
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
  gender: z.enum(genders),
  age_range: z.string(),
  category: z.enum(categories),
  look: z.string(),
  height: z.string(),
  body_type: z.string(),
  skills_needed: z.string(),
  language_required: z.string(),
  availability_required: z.enum(jobAvailabilities),
  compensation: z.string().nullable(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  contact_hidden: z.boolean(),
  status: z.enum(jobStatuses),
  posted_on: z.iso.datetime(),
});
export type Job = z.output<typeof job>;

/** What narrows a list of calls: `search` finds the beginnings of words anywhere, the other texts whole words. */
export const jobFilter = z.object({
  search: optional(line),
  city: optional(line),
  project_type: optional(line),
  language: optional(line),
  gender: optional(choice(genders)),
  category: optional(choice(categories)),
  /** Only calls that close within CLOSING_SOON_DAYS. */
  closing_soon: optional(flag),
});
export type JobFilter = z.output<typeof jobFilter>;

/** Why a call suits a talent: the declared facts that matched, best fit first in lists. */
const fit = z.object({ score: z.number(), reasons: z.array(z.string()) });

const success = z.literal(true);
const postedJobs = z.array(job.extend({ applicants: z.number() }));

export const jobs = {
  'POST /api/production/jobs': endpoint({
    access: 'production',
    limit: { address: [perMinute(10)], account: [perDay(20)] },
    body: jobPost,
    files: { image: { kind: 'image', most: 1 } },
    /** `pending` when the call waits for staff before it is shown. */
    reply: done.extend({ id: z.uuid(), status: z.enum(jobStatuses) }),
  }),
  'GET /api/production/jobs/previous': endpoint({
    access: 'production',
    query: page,
    reply: z.object({ success, data: postedJobs, total: z.number() }),
  }),
  'GET /api/production/jobs/upcoming': endpoint({
    access: 'production',
    query: page,
    reply: z.object({ success, data: postedJobs, total: z.number(), message: z.string() }),
  }),
  'GET /api/production/jobs/:id': endpoint({
    access: 'public',
    cache: HOME_SECONDS,
    params: z.object({ id: z.uuid('Job not found') }),
    reply: z.object({ success, job }),
  }),
  /** `total` is exact unless `total_is_least`: then it is what was counted, and there are more. */
  'GET /api/user/popular-casting-calls': endpoint({
    access: 'public',
    cache: HOME_SECONDS,
    query: page.extend(jobFilter.shape),
    reply: z.object({ success, jobs: z.array(job), total: z.number(), total_is_least: z.boolean() }),
  }),
  'GET /api/user/calls-for-you': endpoint({
    access: 'talent',
    query: jobFilter,
    reply: z.object({ success, jobs: z.array(job.extend({ fit })), applied_job_ids: z.array(z.uuid()) }),
  }),
};
