import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, idOf, instant, line, optional, success } from '#fields.ts';
import { rejection } from '#jobs/job-texts.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { languages } from '#rules/languages.ts';
import { MAX_STAGE_NAME } from '#rules/limits.ts';
import { applicationStages, decisionKinds, ownStages } from '#rules/review.ts';
import { applicationIds } from './review.ts';

const person = z.object({
  application_id: z.uuid(),
  talent_id: z.uuid(),
  name: z.string(),
  image_url: z.string().nullable(),
});

const email = z.object({
  kind: z.enum(decisionKinds),
  language: z.enum(languages),
  subject: z.string(),
  /** The words of the email, in order. */
  paragraphs: z.array(z.string()),
  people: z.array(
    person.extend({
      /** When it is sent by itself, if it is scheduled. */
      send_at: instant.nullable(),
      scheduled_by: z.string().nullable(),
    }),
  ),
});
export type DecisionEmail = z.output<typeof email>;

const closingEmail = z.object({
  language: z.enum(languages),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  /** The suggested message in this language, which a message of the house replaces; null if it contains none. */
  message: z.string().nullable(),
  /** Who gets it, by stage; the first names only. */
  readers: z.array(
    z.object({ stage: z.enum(applicationStages), count: z.number(), names: z.array(z.string()) }),
  ),
});

const sending = {
  access: 'production',
  team: 'reviewer',
  limit: { account: [perHour(600)] },
  params: idOf('job_not_found'),
} as const;

export const decisions = {
  'GET /api/production/jobs/:id/closing': endpoint({
    access: 'production',
    params: idOf('job_not_found'),
    reply: z.object({ success, stage_names: z.array(z.string()), emails: z.array(closingEmail) }),
  }),
  /** Returns what a house has decided about the applicants of a casting call and has not told them. */
  'GET /api/production/jobs/:id/decisions': endpoint({
    access: 'production',
    params: idOf('job_not_found'),
    reply: z.object({
      success,
      emails: z.array(email),
      /** Number of applicants in `emails`, also of those beyond the first ones listed. */
      total: z.number(),
      /** Applicants in an audition stage without an invitation. */
      to_invite: z.array(person),
      /** Applicants in the selected stage without an offer. */
      to_offer: z.array(person),
      /** Whether a talent has accepted this role. */
      someone_selected: z.boolean(),
      /** Whether a move to the shortlist is sent by itself. */
      sends_shortlists: z.boolean(),
    }),
  }),
  /** Sends decisions now, or schedules them. Repeating a request with the same ID has no further effect. */
  'POST /api/production/jobs/:id/decisions': endpoint({
    ...sending,
    body: z.object({
      request_id: z.uuid(),
      application_ids: applicationIds,
      send_at: instant.optional(),
      /** A message of the house to those who are rejected, instead of ours. */
      text: optional(rejection),
    }),
    reply: done.extend({
      sent: z.number(),
      scheduled: z.number(),
      not_sent: z.array(z.object({ application_id: z.uuid(), reason: z.string() })),
    }),
  }),
  /** Takes back scheduled decisions; they wait to be sent again. */
  'POST /api/production/jobs/:id/decisions/cancel': endpoint({
    ...sending,
    body: z.object({ application_ids: applicationIds }),
    reply: done.extend({ cancelled: z.number() }),
  }),
  /** Sets whether moves to the shortlist are sent by themselves, for all casting calls of the house. */
  'PUT /api/production/shortlist-emails': endpoint({
    access: 'production',
    team: 'owner',
    body: z.object({ sends_shortlists: z.boolean() }),
    reply: done.extend({ sends_shortlists: z.boolean() }),
  }),
  /** Names the stages that a casting call adds; one that holds applicants can be renamed, not removed. */
  'PUT /api/production/jobs/:id/stages': endpoint({
    access: 'production',
    team: 'reviewer',
    params: idOf('job_not_found'),
    body: z.object({
      stage_names: z
        .array(line.max(MAX_STAGE_NAME, msg('at_most_characters', MAX_STAGE_NAME)))
        .max(ownStages.length, msg('at_most_stages', ownStages.length)),
    }),
    reply: done.extend({ stage_names: z.array(z.string()) }),
  }),
};
