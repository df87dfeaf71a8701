import { z } from 'zod';
import { ownGuardianRequests } from '#accounts/guardian-requests.ts';
import { endpoint } from '#endpoint.ts';
import { choice, done, flag, idOf, jsonText, line, optional, page, success, text, typed } from '#fields.ts';
import { jobChange } from '#jobs/job-posts.ts';
import { job } from '#jobs/jobs.ts';
import { msg } from '#messages.ts';
import { perHour, perMinute } from '#rates.ts';
import { applicationFilters, applicationGroups } from '#rules/application-filters.ts';
import { applicationMediaFields } from '#rules/application-media.ts';
import { MAX_LINE, MAX_TEXT } from '#rules/limits.ts';
import { applicationStages } from '#rules/review.ts';
import { selfTapeStates } from '#rules/self-tapes.ts';
import { staffStops } from '#rules/staff-queue.ts';
import {
  applicationParties,
  applicationStatuses,
  genders,
  jobGenders,
  mediaStates,
} from '#rules/vocabulary.ts';
import { listedAge } from '#talent/directory.ts';

const answer = typed.max(MAX_LINE);
const longAnswer = typed.max(MAX_TEXT);
/** The application form as the talent sent it; stored with the application unchanged. */
export const applicationDetails = z
  .object({
    fullName: answer,
    email: answer,
    phone: answer,
    dob: answer,
    gender: answer,
    location: answer,
    height: answer,
    weight: answer,
    skinTone: answer,
    hairColor: answer,
    eyeColor: answer,
    bodyType: answer,
    actingExperience: longAnswer,
    keySkills: longAnswer,
    previousWork: longAnswer,
    courses: longAnswer,
    portfolioLink: answer,
    instagramLink: answer,
  })
  .partial();
export type ApplicationDetails = z.output<typeof applicationDetails>;

const hidden = answer.nullable();
const shownToHouse = { email: hidden, phone: hidden, dob: hidden, instagramLink: hidden };
/** The form as a house reads it. */
const shownDetails = applicationDetails.extend(shownToHouse).partial();
export type ShownDetails = z.output<typeof shownDetails>;

/** A consent is stored with the version of its text; the server adds the time. */
const consent = z.object({ id: line, version: line });

/** A file from the talent's library, chosen for a field of the form. */
export const chosenMedium = z.object({
  field: choice(applicationMediaFields),
  media_id: z.uuid(msg('not_found')),
});

export const applicationSchema = z.object({
  job_id: z.uuid(msg('no_job')),
  role_specific_info: text,
  travel: flag,
  availability: flag,
  details: jsonText(applicationDetails).optional(),
  consents: jsonText(z.array(consent).max(10)).optional(),
  /** Library files, each for a field that has no uploaded file. */
  media: jsonText(z.array(chosenMedium).max(applicationMediaFields.length)).optional(),
});
export type Application = z.output<typeof applicationSchema>;

export const applicant = z.object({
  id: z.uuid(),
  name: z.string(),
  ...listedAge,
  gender: z.enum(genders).nullable(),
  city: z.string().nullable(),
  image_url: z.string().nullable(),
  /** Whether they asked for the deletion of their account, so that nothing can be sent to them. */
  is_leaving: z.boolean(),
});

const media = z.object({
  id: z.uuid(),
  kind: z.enum(['image', 'video', 'audio']),
  /** Whether a video or recording has been transcoded, is waiting for transcoding, or was kept as uploaded. */
  state: z.enum(mediaStates),
  field: z.string(),
  /** Null until a video or recording is converted, which removes where it was taken. */
  url: z.string().nullable(),
  /** A still image of a video, if there is one. */
  poster: z.string().nullable(),
});
const statusChange = z.object({
  status: z.enum(applicationStatuses),
  happened_at: z.iso.datetime(),
  party: z.enum(applicationParties),
  /** Why the talent stepped back from the role, or the house cancelled it. */
  reason: z.string().nullable(),
});
export type StatusHistory = z.output<typeof statusChange>[];

export const received = z.object({
  application_id: z.uuid(),
  status: z.enum(applicationStages),
  applied_at: z.iso.datetime(),
  /** The agency that submitted the talent. */
  via_agency: z.string().nullable(),
  /** Whether it is not new, and a team member has opened it or decided on it while its card was shown. */
  opened: z.boolean(),
  /** What the talent was told. Includes the team member who made each status change. */
  status_history: z.array(statusChange.extend({ by: z.string().nullable() })),
  /** True when the talent did not agree to be contacted: contact details, links and media are omitted. */
  consent_pending: z.boolean(),
  user: applicant,
  job: z.object({ id: z.uuid(), title: z.string() }),
  role_specific_info: z.string(),
  travel: z.boolean(),
  availability: z.boolean(),
  details: shownDetails,
  /** Whether contact details and the date of birth are null until the house is verified by documents. */
  contact_hidden: z.boolean(),
  media: z.array(media),
  /** The self-tape that the house asked for last; the takes are among the media. */
  self_tape: z
    .object({
      id: z.uuid(),
      state: z.enum(selfTapeStates),
      deadline: z.iso.datetime(),
      received_at: z.iso.datetime().nullable(),
    })
    .nullable(),
});

const ofOne = { access: 'talent', params: idOf('application_not_found') } as const;

export const applications = {
  'POST /api/user/job-apply': endpoint({
    agrees: true,
    access: 'talent',
    limit: { address: [perMinute(60)], account: [perHour(30)] },
    body: applicationSchema,
    files: {
      headshot: { kind: 'image', max: 1 },
      fullPhoto: { kind: 'image', max: 1 },
      auditionVideo: { kind: 'video', max: 1 },
    },
    /** An application of a child may wait for the guardian first. */
    reply: done.extend({ already_applied: z.boolean(), waits_for_guardian: z.boolean() }),
  }),
  'GET /api/user/job-applications': endpoint({
    access: 'talent',
    /** With `job_id`, returns only the application to this casting call, if there is one. */
    query: page.extend({
      job_id: z.uuid(msg('no_job')).optional(),
      /** With a filter, those that wait for the talent's answer come first. */
      state: optional(choice(applicationFilters)),
    }),
    reply: z.object({
      success,
      total: z.number(),
      /** How many applications each group has, whatever the filter is. */
      counts: z.record(z.enum(applicationGroups), z.number()),
      waiting: ownGuardianRequests,
      data: z.array(
        z.object({
          application_id: z.uuid(),
          status: z.enum(applicationStatuses),
          applied_at: z.iso.datetime(),
          status_history: z.array(statusChange),
          /** The agency that sent it, if the talent did not. */
          via_agency: z.string().nullable(),
          mandate_id: z.uuid().nullable(),
          /** The agencies that submitted the talent too: the talent chooses whose application it is. */
          claims: z.array(z.object({ mandate_id: z.uuid(), agency_name: z.string() })),
          /** Whether an offer, an audition or a self-tape waits for the talent's answer. */
          needs_answer: z.boolean(),
          /** Whether the talent can still correct it, because nobody at the house has looked at it. */
          correctable: z.boolean(),
          /** Whether the talent can send it again after withdrawing it. */
          can_send_again: z.boolean(),
          /** Whether the house keeps it for later without a decision. */
          under_consideration: z.boolean(),
          /** The message with which the house rejected the application. */
          rejection: z.string().nullable(),
          /** Why staff stopped the casting call, if they did. */
          staff_stop: z.enum(staffStops).nullable(),
          /** How the house changed the casting call since someone applied, latest first. */
          job_changes: z.array(jobChange),
          job,
        }),
      ),
    }),
  }),
  'POST /api/user/job-applications/:id/withdraw': endpoint({ ...ofOne, reply: done }),
  /** Sends a withdrawn application again, once, while the casting call takes applications. */
  'POST /api/user/job-applications/:id/send-again': endpoint({ ...ofOne, agrees: true, reply: done }),
  /** Sends an application or a self-tape that no guardian had decided when the talent turned 18. Nobody else agrees to it. */
  'POST /api/user/guardian-requests/:id/send': endpoint({
    access: 'talent',
    params: idOf('guardian_request_not_found'),
    scope: null,
    agrees: true,
    reply: done,
  }),
  'GET /api/production/applications/all': endpoint({
    access: 'production',
    query: page,
    reply: z.object({
      success,
      total: z.number(),
      users: z.array(applicant),
      job: z.object({ id: z.uuid(), title: z.string(), gender: z.enum(jobGenders) }).nullable(),
    }),
  }),
  /** `id` is a casting call of the house (all its applicants) or a talent (all their applications). */
  'GET /api/production/applications/:id': endpoint({
    access: 'production',
    params: idOf('job_not_found'),
    query: page,
    reply: z.object({
      success,
      total: z.number(),
      data: z.array(received),
    }),
  }),
  /** Records that the house opened the application with this ID; the talent's status history shows it once. */
  'POST /api/production/applications/:id/view': endpoint({
    access: 'production',
    team: 'reviewer',
    params: idOf('application_not_found'),
    reply: done.extend({ status: z.enum(applicationStatuses) }),
  }),
};
