import { z } from 'zod';
import { applicant } from '#applications/applications.ts';
import { memberScore, score, teamScore } from '#applications/board.ts';
import { newTakeComment } from '#applications/take-comments.ts';
import { tapeRequest } from '#auditions/tape-requests.ts';
import { endpoint } from '#endpoint.ts';
import { done, flag, idOf, optional, page, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour, perMinute } from '#rates.ts';
import { selfTapeStates, tapeAudiences } from '#rules/self-tapes.ts';
import { applicationStatuses, mediaStates } from '#rules/vocabulary.ts';

const instant = z.iso.datetime();

const comment = newTakeComment.extend({
  text: z.string(),
  /** A member of the team, or the name of a client. */
  by: z.string().nullable(),
  is_own: z.boolean(),
  is_client: z.boolean(),
  written_at: instant,
});
export type TakeComment = z.output<typeof comment>;

const take = z.object({
  id: z.uuid(),
  take: z.number(),
  state: z.enum(mediaStates),
  /** In 720p and 360p; null until it is ready. They expire after ten minutes. */
  url: z.string().nullable(),
  small_url: z.string().nullable(),
  /** The name for a download of `url`, from role and talent; null unless the talent allows it. */
  download_name: z.string().nullable(),
  poster: z.string().nullable(),
  seconds: z.number().nullable(),
  /** Whether the reader has watched it. */
  watched: z.boolean(),
  /** Number of people who have watched it. */
  viewers: z.number(),
  /** In the order of their moments; only one's own while `blind`. */
  comments: z.array(comment),
});

const roomTape = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  request_id: z.uuid(),
  status: z.enum(applicationStatuses),
  state: z.enum(selfTapeStates),
  note: z.string(),
  /** In the order of the questions. */
  answers: z.array(z.string()),
  invited_at: instant,
  invited_by: z.string().nullable(),
  received_at: instant.nullable(),
  may_download: z.boolean(),
  /** When the takes will be deleted; null while the role is open. */
  delete_on: z.iso.date().nullable(),
  deleted_at: instant.nullable(),
  takes: z.array(take),
  /** Whether the reader sees the scores and comments of others only after a score of their own. */
  blind: z.boolean(),
  score: score.nullable(),
  team_score: teamScore,
  /** Every score with the member who gave it, highest first; empty while `blind`. */
  scores: z.array(memberScore),
  user: applicant,
});
export type RoomTape = z.output<typeof roomTape>;

const requestOfHouse = tapeRequest.extend({
  id: z.uuid(),
  audience: z.enum(tapeAudiences),
  /** Number of pages of the PDF. */
  sides_pages: z.number().nullable(),
});

const ofTake = idOf('take_not_found');

/** What a house and its clients watch. */
export const tapeRoom = {
  /** Latest change first. `id` is the ID of the casting call. */
  'GET /api/production/self-tapes/:id': endpoint({
    access: 'production',
    params: idOf('job_not_found'),
    query: page.extend({
      request_id: optional(z.uuid(msg('not_found'))),
      application_id: optional(z.uuid(msg('not_found'))),
      /** Only those with a take. */
      received: optional(flag),
    }),
    reply: z.object({
      success,
      job: z.object({ id: z.uuid(), title: z.string(), scores_parts: z.boolean() }),
      /** That of the role first, then the newest first. */
      requests: z.array(requestOfHouse),
      total: z.number(),
      tapes: z.array(roomTape),
    }),
  }),
  /** The reader watches it. Views within ten minutes of each other count as one. The talent sees how many watched. */
  'POST /api/production/takes/:id/views': endpoint({
    access: 'production',
    team: 'viewer',
    limit: { account: [perMinute(120)] },
    params: ofTake,
    reply: done,
  }),
  'POST /api/production/takes/:id/comments': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perHour(600)] },
    params: ofTake,
    body: newTakeComment,
    reply: done.extend({ comment }),
  }),
  /** Deletes one of the caller's own comments. */
  'DELETE /api/production/take-comments/:id': endpoint({
    access: 'production',
    team: 'reviewer',
    params: idOf('take_comment_not_found'),
    reply: done,
  }),
};
