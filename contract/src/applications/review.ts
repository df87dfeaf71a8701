import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, idOf, instant, success, text } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour, perMinute } from '#rates.ts';
import { MAX_MOVES } from '#rules/limits.ts';
import { applicationStages, moveStages } from '#rules/review.ts';
import { applicationStatuses } from '#rules/vocabulary.ts';
import { received } from './applications.ts';
import { match, memberScore, partScores, score, teamScore } from './board.ts';
import { metBefore, note } from './known-people.ts';

const status = z.enum(applicationStages);
/** The applications of one act, each once. */
export const applicationIds = z
  .array(z.uuid(msg('not_found')))
  .min(1, msg('select_applicant'))
  .max(MAX_MOVES, msg('at_most_at_once', MAX_MOVES))
  .transform((ids) => [...new Set(ids)]);

const move = z.object({
  request_id: z.uuid(),
  was: status,
  stage: status,
  by: z.string().nullable(),
  is_own: z.boolean(),
  moved_at: instant,
  /** Number of applications that were moved together. */
  count: z.number(),
  /** Whether something was sent to the talent since, so that it cannot be taken back. */
  is_sent: z.boolean(),
});

const reviewed = received.extend({
  shown_status: z.enum(applicationStatuses),
  /** The moves that were not taken back, oldest first. */
  moves: z.array(move),
  stage_names: z.array(z.string()),
  /** Whether the house added the person, who may have registered since. */
  added: z.boolean(),
  /** Whether the person has an account, so that the house can invite them or consider them for another role. */
  is_registered: z.boolean(),
  match,
  score: score.nullable(),
  team_score: teamScore,
  /** Every score with the member who gave it, highest first; empty where `team_score` is null. */
  scores: z.array(memberScore),
  /** Visible to the house only, oldest first. */
  notes: z.array(note),
  /** Other applications of this talent to the house, newest first. */
  others: z.array(metBefore),
  /** The profile's current values. */
  profile: z.object({
    languages: z.array(z.string()),
    skills: z.array(z.string()),
    body_type: z.string().nullable(),
    height: z.string().nullable(),
  }),
});
export type ReviewedApplication = z.output<typeof reviewed>;

const moves = z.object({
  /** Generated once per move and used to take it back. Repeating a request with the same ID has no further effect. */
  request_id: z.uuid(),
  application_ids: applicationIds,
  status: choice(moveStages),
  /** Those whose cards were on the screen: somebody looked at them. */
  shown: z
    .array(z.uuid(msg('not_found')))
    .max(MAX_MOVES, msg('at_most_at_once', MAX_MOVES))
    .default([]),
  /** Moves also what a colleague has just moved elsewhere. */
  confirm: z.boolean().optional(),
});
export type ReviewMoves = z.output<typeof moves>;

const applicationStatus = z.object({ application_id: z.uuid(), status });

const moving = { access: 'production', team: 'reviewer', limit: { account: [perMinute(240)] } } as const;

export const review = {
  /** Does not mark the application as opened: the page does, with `…/applications/:id/view`. */
  'GET /api/production/review/:id': endpoint({
    access: 'production',
    translated: true,
    params: idOf('application_not_found'),
    reply: z.object({ success, data: reviewed }),
  }),
  /** Tells the talent nothing. 404 if none of the applications exists; otherwise reports each result. */
  'POST /api/production/review/moves': endpoint({
    ...moving,
    body: moves,
    reply: done.extend({
      moved: z.array(applicationStatus),
      not_moved: z.array(
        applicationStatus.extend({
          status: status.nullable(),
          reason: z.string(),
          /** Whether a colleague has just moved it, and the same move with `confirm` would be made. */
          needs_confirm: z.boolean(),
        }),
      ),
    }),
  }),
  /** Takes back a move of the house, for some or all of its applications, where nobody moved them since. */
  'POST /api/production/review/undo': endpoint({
    ...moving,
    body: z.object({ request_id: z.uuid(msg('not_found')), application_ids: applicationIds.optional() }),
    reply: done.extend({
      undone: z.array(applicationStatus),
      not_undone: z.array(applicationStatus.extend({ reason: z.string() })),
    }),
  }),
  'PUT /api/production/review/:id/score': endpoint({
    access: 'production',
    team: 'reviewer',
    params: idOf('application_not_found'),
    /** Parts that are left out stay; without a score there are none. */
    body: partScores.partial().extend({ score: score.nullable() }),
    reply: done.extend({ score: score.nullable(), team_score: teamScore }),
  }),
  /** Creates a note or replaces the caller's own note with this ID. */
  'PUT /api/production/review/:id/notes': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perHour(600)] },
    params: idOf('application_not_found'),
    body: z.object({ request_id: z.uuid(), text }),
    reply: done.extend({ note }),
  }),
  /** Deletes one of the caller's own notes; `id` is the note's ID. */
  'DELETE /api/production/review/notes/:id': endpoint({
    access: 'production',
    team: 'reviewer',
    params: idOf('note_not_found'),
    reply: done,
  }),
};
