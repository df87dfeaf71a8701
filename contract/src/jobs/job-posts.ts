import { z } from 'zod';
import { canonicalChoice, canonicalLine } from '#canonical-fields.ts';
import { endpoint } from '#endpoint.ts';
import { choice, day, done, email, idOf, jsonText, optional, phone, success, whole } from '#fields.ts';
import { jobAuditLog } from '#houses/audit-log.ts';
import { msg } from '#messages.ts';
import { perDay, perHour, perMinute } from '#rates.ts';
import { isAgeRange, mayCastChildren, writeAgeRange } from '#rules/age-range.ts';
import { isPermitNumber } from '#rules/child-auditions.ts';
import { asciiDigits } from '#rules/fold-lookalikes.ts';
import { childFields, keptJobFields } from '#rules/job-fields.ts';
import {
  MAX_CHILD_HOURS,
  MAX_CHILD_STRETCH,
  MAX_POSITIONS,
  MAX_ROLES,
  MAX_ROLES_TEXT,
} from '#rules/limits.ts';
import { jobAudiences } from '#rules/representation.ts';
import { applicationStages } from '#rules/review.ts';
import {
  auditionTypes,
  categories,
  jobAvailabilities,
  jobGenders,
  jobStatuses,
  roleTypes,
} from '#rules/vocabulary.ts';
import { line, lineInHindi, rejection, text, textInHindi } from './job-texts.ts';
import { job, reviewStates } from './jobs.ts';
import { daysOfRole, requireDaysInOrder } from './role-days.ts';

function hours(max: number) {
  const message = msg('hours_at_most', max);
  const digits = (typed: unknown) => (typeof typed === 'string' ? asciiDigits(typed) : typed);
  return z.preprocess(digits, z.coerce.number(message).gt(0, message).max(max, message));
}

const positions = optional(whole(1, MAX_POSITIONS));

const roleShape = {
  role_details: line,
  role_type: choice(roleTypes),
  /** Every kind if omitted. */
  category: optional(canonicalChoice('category', categories)).transform((category) => category ?? 'All'),
  /** Anybody in a new casting call, and unchanged in an edit, if omitted. */
  open_to: optional(choice(jobAudiences)),
  gender: choice(jobGenders),
  age_range: z.string().overwrite(writeAgeRange).refine(isAgeRange, msg('age_range_wrong')),
  height: line,
  body_type: line,
  skills_needed: canonicalLine('skill', line),
  skills_needed_hi: lineInHindi,
  role_description: text,
  role_description_hi: textInHindi,
  child_permit_no: optional(line.refine(isPermitNumber, msg('permit_number_wrong'))),
  child_daily_hours: optional(hours(MAX_CHILD_HOURS)),
  child_stretch_hours: optional(hours(MAX_CHILD_STRETCH)),
  child_responsible: optional(line),
  /** How many talent the role needs; 1 if omitted. */
  positions: positions.transform((number) => number ?? 1),
};

const ownShape = {
  language_required: canonicalLine('language', line),
  city_location: canonicalLine('city', line),
  audition_type: choice(auditionTypes),
  audition_dates: day,
  /** The last day, if there are several. */
  audition_end_date: optional(day),
  shoot_dates: day,
  compensation: optional(line),
};

const projectShape = {
  ...ownShape,
  project_type: canonicalLine('project_type', line),
  project_description: text,
  project_description_hi: textInHindi,
  phone_number: phone,
  email,
  shoot_duration: line,
  application_deadline: day,
  availability_required: choice(jobAvailabilities),
};

type ChildTerms = { age_range: string } & Partial<Record<(typeof childFields)[number], string | number>>;

function requireChildTerms(role: ChildTerms, context: z.core.$RefinementCtx) {
  if (!mayCastChildren(role.age_range)) return;
  for (const field of childFields) {
    if (role[field] !== undefined) continue;
    context.issues.push({
      code: 'custom',
      path: [field],
      message: msg('child_terms_needed'),
      input: undefined,
    });
  }
}

/** A further role, of which what it leaves out is as in the rest of the form. */
const role = z
  .object({
    ...roleShape,
    language_required: optional(ownShape.language_required),
    city_location: optional(ownShape.city_location),
    audition_type: optional(ownShape.audition_type),
    audition_dates: optional(ownShape.audition_dates),
    audition_end_date: ownShape.audition_end_date,
    shoot_dates: optional(ownShape.shoot_dates),
    compensation: ownShape.compensation,
  })
  .superRefine(requireChildTerms);
export type Role = z.output<typeof role>;

const jobPost = z
  .object({
    ...projectShape,
    ...roleShape,
    /** Each becomes a casting call of the same project. */
    more_roles: optional(
      jsonText(
        z.array(role, msg('roles_too_long')).max(MAX_ROLES - 1, msg('at_most_roles', MAX_ROLES)),
        MAX_ROLES_TEXT,
      ),
    ),
    /** One per filled form, so that a retry does not post twice. Posting deletes the draft. */
    request_id: optional(z.uuid()),
    /** Adds the roles to this project, which keeps its type, description and picture. */
    project_id: optional(z.uuid(msg('id_wrong'))),
  })
  .superRefine(requireChildTerms)
  .superRefine((post, context) => {
    requireDaysInOrder(post, context);
    for (const [place, further] of (post.more_roles ?? []).entries())
      requireDaysInOrder(daysOfRole(post, further), context, ['more_roles', place]);
  });
export type JobPost = z.output<typeof jobPost>;

const jobEdit = z
  .object({
    ...projectShape,
    ...roleShape,
    /** Unchanged if omitted. */
    positions,
    /** The `updated_at` that the form started from, or 'never'. A conflict is a 409 with `posting_state`. */
    if_match: optional(z.union([z.iso.datetime(), z.literal('never')], msg('save_time_wrong'))),
    /** One per save, so that a retry is applied once. */
    request_id: optional(z.uuid(msg('id_wrong'))),
  })
  .superRefine(requireChildTerms)
  .superRefine((edit, context) => requireDaysInOrder(edit, context));
export type JobEdit = z.output<typeof jobEdit>;

/** Empty if there was nothing. */
export const jobChange = z.object({
  field: z.enum(keptJobFields),
  was: z.string(),
  becomes: z.string(),
  changed_at: z.iso.datetime(),
});
export type JobChange = z.output<typeof jobChange>;

const status = z.enum(jobStatuses);
const image = { image: { kind: 'image', max: 1 } } as const;

const ofJob = { access: 'production', params: idOf('job_not_found') } as const;
const limit = { address: [perMinute(30)] };

export const jobPosts = {
  'POST /api/production/jobs': endpoint({
    agrees: true,
    access: 'production',
    switch: 'posting',
    limit: { address: [perMinute(10)], account: [perDay(20)] },
    body: jobPost,
    files: image,
    /** `pending` if staff have to approve first. `id` is the first of `ids`. */
    reply: done.extend({ id: z.uuid(), ids: z.array(z.uuid()), project_id: z.uuid(), status }),
  }),
  /** Applicants are told of a new title, a new pay and an earlier deadline, which is tomorrow or later. */
  'PUT /api/production/jobs/:id': endpoint({
    agrees: true,
    ...ofJob,
    limit: { address: [perMinute(30)], account: [perHour(60)] },
    body: jobEdit,
    files: image,
    reply: done,
  }),
  /** Rejects every applicant without an outcome, by email and in the status history. */
  'POST /api/production/jobs/:id/close': endpoint({
    ...ofJob,
    limit,
    body: z.object({ rejection: optional(rejection) }),
    reply: done.extend({ rejected: z.number() }),
  }),
  'POST /api/production/jobs/:id/reopen': endpoint({
    ...ofJob,
    limit,
    body: z.object({ application_deadline: optional(day) }),
    reply: done.extend({ status }),
  }),
  /** Nobody is told. */
  'PUT /api/production/jobs/:id/applications-stopped': endpoint({
    ...ofJob,
    limit,
    body: z.object({ stopped: z.boolean() }),
    reply: done,
  }),
  'GET /api/production/jobs/:id/posting-state': endpoint({
    ...ofJob,
    reply: z.object({
      success,
      job,
      applicants: z.number(),
      counts: z.record(z.enum(applicationStages), z.number()),
      /** Applicants without an outcome. */
      waiting: z.number(),
      someone_selected: z.boolean(),
      /** Set while talent do not see the latest version. `changes` is what an edit changes in `job`. */
      review: z
        .object({
          state: reviewStates,
          reason: z.string().nullable(),
          /** Whether staff refused it for good, so that it cannot be sent again. */
          refused: z.boolean(),
          changes: z.record(z.string(), z.string()),
          image: z.string().nullable(),
        })
        .nullable(),
      updated_at: z.iso.datetime().nullable(),
      history: jobAuditLog,
      /** Latest first. */
      changes: z.array(jobChange),
    }),
  }),
};
