import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, idOf, line, optional, success, text, token } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour, perMinute } from '#rates.ts';
import { MAX_CLIENT_COMMENT, MAX_SHARED, SHARE_DAYS } from '#rules/limits.ts';
import { applicationStages, clientPicks } from '#rules/review.ts';
import { genders } from '#rules/vocabulary.ts';
import { response, score } from './board.ts';

const instant = z.iso.datetime();

/** A share link that shows some applicants of a casting call to anyone who has the URL, until it expires. */
const share = z.object({
  id: z.uuid(),
  label: z.string(),
  /** Shows the applicants in this column at the time of viewing; null for chosen applications or for all. */
  status: z.enum(applicationStages).nullable(),
  /** Number of chosen applications; null when the link follows a column or shows all. */
  chosen: z.number().nullable(),
  /** Null for viewers, and after a change of the server's keys; the link itself still works. */
  address: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
  revoked_at: instant.nullable(),
  opened: z.number(),
  by: z.string().nullable(),
  /** The team member who revoked it before it expired. */
  revoked_by: z.string().nullable(),
});
export type BoardShare = z.output<typeof share>;

const newShare = z.object({
  /** Sending the same form again does not create a second link. */
  request_id: z.uuid(),
  /** Who the link is for; this text is the watermark on every picture. */
  label: line.max(40, msg('at_most_characters', 40)),
  days: z.coerce.number().pipe(z.literal(SHARE_DAYS, msg('share_days_needed'))),
  status: optional(choice(applicationStages)),
  /** Chosen applications, instead of a column. */
  applications: optional(
    z
      .array(z.uuid(msg('not_found')))
      .min(1)
      .max(MAX_SHARED, msg('at_most', MAX_SHARED)),
  ),
});
export type NewShare = z.output<typeof newShare>;

const newResponse = z.object({
  token,
  application_id: z.uuid(msg('not_found')),
  pick: choice(clientPicks).nullable(),
  rating: score.nullable(),
  comment: text.max(MAX_CLIENT_COMMENT, msg('at_most_characters', MAX_CLIENT_COMMENT)).nullable(),
});
export type NewClientResponse = z.output<typeof newResponse>;

/** An applicant as a client sees them: no contact details and no free text. */
const person = z.object({
  id: z.uuid(),
  name: z.string(),
  age: z.number(),
  gender: z.enum(genders).nullable(),
  city: z.string().nullable(),
  height: z.string().nullable(),
  body_type: z.string().nullable(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  /** Short-lived URLs with the link's label as a watermark; for a video, the still image. */
  pictures: z.array(z.object({ url: z.string(), is_video: z.boolean() })),
  /** What was said through this link. */
  response,
});
export type SharedPerson = z.output<typeof person>;

export const shareLinks = {
  /** Newest first, including links that have ended. */
  'GET /api/production/jobs/:id/shares': endpoint({
    access: 'production',
    params: idOf('job_not_found'),
    reply: z.object({ success, shares: z.array(share) }),
  }),
  'POST /api/production/jobs/:id/shares': endpoint({
    access: 'production',
    limit: { account: [perHour(60)] },
    params: idOf('job_not_found'),
    body: newShare,
    reply: done.extend({ share }),
  }),
  'DELETE /api/production/shares/:id': endpoint({
    access: 'production',
    params: idOf('share_link_not_found'),
    reply: done,
  }),
  'PUT /api/shared-board/response': endpoint({
    access: 'public',
    limit: { address: [perMinute(60)] },
    body: newResponse,
    reply: done.extend({ response }),
  }),
  /** 404 once the link has ended. The token is in the body, so that no URL of a request contains it. */
  'POST /api/shared-board': endpoint({
    access: 'public',
    limit: { address: [perMinute(60)] },
    body: z.object({ token }),
    reply: z.object({
      success,
      label: z.string(),
      title: z.string(),
      production_house_name: z.string().nullable(),
      expires_at: instant,
      people: z.array(person),
    }),
  }),
};
