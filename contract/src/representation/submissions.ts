import { z } from 'zod';
import { applicationSchema, chosenMedium } from '#applications/applications.ts';
import { match } from '#applications/board.ts';
import { endpoint } from '#endpoint.ts';
import { done, idOf, success, text, withoutMoneyRequest } from '#fields.ts';
import { job } from '#jobs/jobs.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { applicationMediaFields } from '#rules/application-media.ts';
import { MAX_SUBMISSION, obstacles, submissionOutcomes } from '#rules/representation.ts';
import { applicationStatuses } from '#rules/vocabulary.ts';
import { medium } from '#talent/media.ts';

const person = z.object({
  mandate_id: z.uuid(),
  talent_id: z.uuid(),
  name: z.string(),
  profile_photo: z.string().nullable(),
  /** Why the person fits the casting call and why not. */
  match,
  /** How many applications their own allowance leaves; null without a limit. */
  applications_left: z.number().nullable(),
  /** Their application to this casting call. */
  existing: z
    .object({
      application_id: z.uuid(),
      status: z.enum(applicationStatuses),
      by: z.enum(['talent', 'agency', 'other_agency']),
      /** Whether this agency also submitted them, and the talent has not decided or decided otherwise. */
      claim: z.enum(['waiting', 'decided']).nullable(),
      can_take_back: z.boolean(),
    })
    .nullable(),
  /** Why the agency cannot submit the person. */
  obstacle: z.enum(obstacles).nullable(),
  /** What can be sent of the person. */
  media: z.array(medium),
});
export type SubmissionPerson = z.output<typeof person>;

const submitted = applicationSchema.pick({ travel: true, availability: true }).extend({
  mandate_id: z.uuid(msg('mandate_not_found')),
  /** What the house reads about the person. */
  role_specific_info: withoutMoneyRequest(text, 'message'),
  media: z.array(chosenMedium).max(applicationMediaFields.length).default([]),
});

const submission = applicationSchema.pick({ job_id: true, consents: true }).extend({
  people: z
    .array(submitted)
    .min(1, msg('submission_of_nobody'))
    .max(MAX_SUBMISSION, msg('submission_of_too_many', MAX_SUBMISSION))
    .refine(
      (people) => new Set(people.map(({ mandate_id }) => mandate_id)).size === people.length,
      msg('submission_twice'),
    ),
});
export type Submission = z.output<typeof submission>;

const result = z.object({
  mandate_id: z.uuid(),
  outcome: z.enum(submissionOutcomes),
  /** Why nothing was sent. */
  error: z.string().nullable(),
});
export type SubmissionResult = z.output<typeof result>;

const agency = { access: 'talent', acting: 'agent' } as const;

/** An agency submits several of its clients to one casting call, each with an application of their own. */
export const submissions = {
  /** `id` is a casting call. */
  'GET /api/user/agency/submissions/:id': endpoint({
    ...agency,
    translated: true,
    params: idOf('job_not_found'),
    reply: z.object({
      success,
      job: job.pick({ id: true, title: true, production_house_name: true, open_to: true }),
      people: z.array(person),
    }),
  }),
  /** Sends each person's application on its own. Whoever is submitted again stays as sent, so a retry is safe. */
  'POST /api/user/agency/submissions': endpoint({
    ...agency,
    agrees: true,
    limit: { account: [perHour(60)] },
    body: submission,
    reply: done.extend({ results: z.array(result) }),
  }),
  /** Takes back what the house has not opened, and gives the talent the allowance back. `id` is of an application. */
  'POST /api/user/agency/submissions/:id/take-back': endpoint({
    ...agency,
    params: idOf('application_not_found'),
    reply: done,
  }),
  /** The talent decides whose submission counts. */
  'PUT /api/user/job-applications/:id/representation': endpoint({
    access: 'talent',
    acting: 'guardian',
    params: idOf('application_not_found'),
    /** Null if the talent applied on their own. */
    body: z.object({ mandate_id: z.uuid(msg('mandate_not_found')).nullable() }),
    reply: done,
  }),
};
