import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, done, flag, id, jsonText, line, page, text, typed } from './fields.ts';
import { job } from './jobs.ts';
import { perHour, perMinute } from './rates.ts';
import { applicationMediaFields } from './rules/application-media.ts';
import { LINE_MOST, TEXT_MOST } from './rules/limits.ts';
import { applicationParties, applicationStatuses, genders, mediaStates } from './rules/vocabulary.ts';

const answer = typed.max(LINE_MOST);
const longAnswer = typed.max(TEXT_MOST);

/** The apply form as the talent sent it; kept with the application unchanged. */
const applicationDetails = z
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

/** A consent is kept with the version of the text agreed to; the server adds the time. */
const consent = z.object({ id: line, version: line });

/** A file that the talent has stored already, for a field of the form. */
const chosenMedium = z.object({ field: choice(applicationMediaFields), media_id: z.uuid('Not found.') });

const applicationSchema = z.object({
  job_id: z.uuid('Job not found.'),
  role_specific_info: text,
  travel: flag,
  availability: flag,
  details: jsonText(applicationDetails).optional(),
  consents: jsonText(z.array(consent).max(10)).optional(),
  /** Stored files, each for a field for which none is sent. */
  media: jsonText(z.array(chosenMedium).max(applicationMediaFields.length)).optional(),
});
export type Application = z.output<typeof applicationSchema>;

export const applicant = z.object({
  id: z.uuid(),
  name: z.string(),
  age: z.number().nullable(),
  gender: z.enum(genders).nullable(),
  city: z.string().nullable(),
  image_url: z.string().nullable(),
});

const media = z.object({
  id: z.uuid(),
  kind: z.enum(['image', 'video', 'audio']),
  /** Whether a video or recording is made playable, still is to be, or was kept as it was sent. */
  state: z.enum(mediaStates),
  field: z.string(),
  url: z.string(),
  /** A still of a video, if there is one. */
  poster: z.string().nullable(),
});
/** The steps an application took, first to last. */
const step = z.object({
  status: z.enum(applicationStatuses),
  happened_at: z.iso.datetime(),
  party: z.enum(applicationParties),
});
export type Timeline = z.output<typeof step>[];

const success = z.literal(true);

/** An application as the house reads it. */
export const received = z.object({
  application_id: z.uuid(),
  status: z.enum(applicationStatuses),
  applied_at: z.iso.datetime(),
  /** With who of the house took each step. */
  timeline: z.array(step.extend({ by: z.string().nullable() })),
  /** The talent did not agree to be reached: contact, links and media are left out. */
  consent_pending: z.boolean(),
  user: applicant,
  job: z.object({ id: z.uuid(), title: z.string() }),
  role_specific_info: z.string(),
  travel: z.boolean(),
  availability: z.boolean(),
  details: applicationDetails,
  media: z.array(media),
});

export const applications = {
  'POST /api/user/job-apply': endpoint({
    access: 'talent',
    limit: { address: [perMinute(60)], account: [perHour(30)] },
    body: applicationSchema,
    files: {
      headshot: { kind: 'image', most: 1 },
      fullPhoto: { kind: 'image', most: 1 },
      auditionVideo: { kind: 'video', most: 1 },
    },
    reply: done.extend({ already_applied: z.boolean() }),
  }),
  'GET /api/user/job-applications': endpoint({
    access: 'talent',
    /** With `job_id`, the one application to this call, if there is one. */
    query: page.extend({ job_id: z.uuid('Job not found.').optional() }),
    reply: z.object({
      success,
      total: z.number(),
      data: z.array(
        z.object({
          application_id: z.uuid(),
          status: z.enum(applicationStatuses),
          applied_at: z.iso.datetime(),
          timeline: z.array(step),
          /** What the house wrote when it closed the call and let everybody go who remained. */
          release: z.string().nullable(),
          job,
        }),
      ),
    }),
  }),
  'POST /api/user/job-applications/:id/withdraw': endpoint({
    access: 'talent',
    params: id,
    reply: done,
  }),
  'GET /api/production/applications/all': endpoint({
    access: 'production',
    query: page,
    reply: z.object({
      success,
      total: z.number(),
      users: z.array(applicant),
      job: z.object({ id: z.uuid(), title: z.string(), gender: z.enum(genders) }).nullable(),
    }),
  }),
  /** `id` is one of the house's calls (all who applied to it) or an applicant (all this talent sent the house). */
  'GET /api/production/applications/:id': endpoint({
    access: 'production',
    params: id,
    query: page,
    reply: z.object({
      success,
      total: z.number(),
      data: z.array(received),
    }),
  }),
  /** The house opened an application, of this id: the talent's timeline says so, once. */
  'POST /api/production/applications/:id/view': endpoint({
    access: 'production',
    team: 'reviewer',
    params: id,
    reply: done.extend({ status: z.enum(applicationStatuses) }),
  }),
};
