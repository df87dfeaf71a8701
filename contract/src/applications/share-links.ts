import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import {
  choice,
  done,
  email,
  flag,
  idOf,
  instant,
  line,
  nameLine,
  optional,
  otp,
  success,
  text,
  token,
} from '#fields.ts';
import { msg } from '#messages.ts';
import { perFiveMinutes, perHour, perMinute } from '#rates.ts';
import { MAX_CLIENT_COMMENT, MAX_SHARED, SHARE_DAYS } from '#rules/limits.ts';
import { applicationStages, clientPicks, leftOutReasons } from '#rules/review.ts';
import { genders } from '#rules/vocabulary.ts';
import { listedAge } from '#talent/directory.ts';
import { response, score } from './board.ts';
import { newTakeComment } from './take-comments.ts';

/** A share link that shows some applicants of a casting call to whoever opens the URL, until it expires. */
const share = z.object({
  id: z.uuid(),
  label: z.string(),
  /** Shows the applicants in this column at the time of viewing; null for chosen applications or for all. */
  status: z.enum(applicationStages).nullable(),
  /** Number of chosen applications; null when the link follows a column or shows all. */
  chosen: z.number().nullable(),
  /** Whether viewers prove an email with a code; otherwise they give a name. */
  proves_email: z.boolean(),
  /** Whether viewers watch self-tapes and comment on them. */
  shows_tapes: z.boolean(),
  /** The names or emails of those who opened it. */
  viewers: z.array(z.string()),
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

const shown = z.object({
  days: z.coerce.number().pipe(z.literal(SHARE_DAYS, msg('share_days_needed'))),
  status: optional(choice(applicationStages)),
  /** Chosen applications, instead of a column. */
  applications: optional(
    z
      .array(z.uuid(msg('not_found')))
      .min(1)
      .max(MAX_SHARED, msg('at_most', MAX_SHARED)),
  ),
  /** Whether viewers have to prove an email. Only such links of a week at most show children. */
  proves_email: flag.optional(),
});
export type ShownOnShare = z.output<typeof shown>;

const newShare = shown.extend({
  /** Sending the same form again does not create a second link. */
  request_id: z.uuid(),
  /** Who the link is for; this text is the watermark on every picture. */
  label: line.max(40, msg('at_most_characters', 40)),
  /** Whether viewers watch self-tapes and comment on them. */
  shows_tapes: flag.default(true),
});
export type NewShare = z.output<typeof newShare>;

/** A person with the link gives a name, or an email with the code that was sent to it. */
const newViewer = z.object({
  token,
  name: optional(nameLine.max(40, msg('at_most_characters', 40))),
  email: optional(email),
  otp: optional(otp),
});
export type NewViewer = z.output<typeof newViewer>;

/** Changes only the parts that it names, so that two devices of a viewer do not undo each other. */
const newResponse = z.object({
  viewer: token,
  application_id: z.uuid(msg('not_found')),
  pick: choice(clientPicks).nullish(),
  rating: score.nullish(),
  comment: text.max(MAX_CLIENT_COMMENT, msg('at_most_characters', MAX_CLIENT_COMMENT)).nullish(),
});
export type NewClientResponse = z.output<typeof newResponse>;

/** An applicant as a client sees them: no contact details and no free text. Of a child the first name and age band. */
const person = z.object({
  id: z.uuid(),
  name: z.string(),
  ...listedAge,
  gender: z.enum(genders).nullable(),
  city: z.string().nullable(),
  height: z.string().nullable(),
  body_type: z.string().nullable(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  /** Short-lived URLs with the link's label as a watermark. A video has its id, and a still image if there is one. */
  pictures: z.array(
    z.object({
      url: z.string().nullable(),
      video: z.uuid().nullable(),
      /** Whether it is a take of a self-tape, on whose moments the viewer can comment. */
      is_take: z.boolean(),
      /** The viewer's own, in the order of their moments. */
      comments: z.array(newTakeComment),
    }),
  ),
  /** What the viewer said. */
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
  /** Counts whom such a link would show, and names those it would leave out. */
  'POST /api/production/jobs/:id/shares/preview': endpoint({
    access: 'production',
    limit: { account: [perMinute(60)] },
    params: idOf('job_not_found'),
    body: shown,
    reply: z.object({
      success,
      shown: z.number(),
      left_out: z.array(
        z.object({
          reason: z.enum(leftOutReasons),
          count: z.number(),
          /** The first of them. */
          names: z.array(z.string()),
        }),
      ),
    }),
  }),
  'DELETE /api/production/shares/:id': endpoint({
    access: 'production',
    params: idOf('share_link_not_found'),
    reply: done,
  }),
  'PUT /api/shared-board/response': endpoint({
    access: 'public',
    limit: { address: [perMinute(120)] },
    body: newResponse,
    reply: done.extend({ response }),
  }),
  /**
   * 404 once the link has ended. The tokens are in the body, so that no URL of a request contains them. Shows people
   * only to a viewer of the link.
   */
  'POST /api/shared-board': endpoint({
    access: 'public',
    limit: { address: [perMinute(60)] },
    body: z.object({ token, viewer: optional(token) }),
    reply: z.object({
      success,
      label: z.string(),
      title: z.string(),
      production_house_name: z.string().nullable(),
      expires_at: instant,
      proves_email: z.boolean(),
      /** The name or email of the viewer; null for others, who have to say who they are. */
      viewer: z.string().nullable(),
      people: z.array(person),
    }),
  }),
  'POST /api/shared-board/code': endpoint({
    access: 'public',
    limit: { address: [perFiveMinutes(30)] },
    body: z.object({ token, email }),
    reply: done,
  }),
  /** Returns the viewer's token, which ends with the link. */
  'POST /api/shared-board/viewers': endpoint({
    access: 'public',
    limit: { address: [perFiveMinutes(30)] },
    body: newViewer,
    reply: z.object({ success, viewer: token }),
  }),
  /** Returns a URL that plays a video for ten minutes. Of a take, it counts as a view. */
  'POST /api/shared-board/video': endpoint({
    access: 'public',
    limit: { address: [perMinute(60)] },
    body: z.object({ viewer: token, video: z.uuid('file_not_found') }),
    reply: z.object({ success, url: z.string() }),
  }),
  /** Comments on a moment of a take: `video` is its ID on the link. */
  'POST /api/shared-board/comments': endpoint({
    access: 'public',
    limit: { address: [perMinute(60)] },
    body: newTakeComment.extend({ viewer: token, video: z.uuid('file_not_found') }),
    reply: done,
  }),
};
