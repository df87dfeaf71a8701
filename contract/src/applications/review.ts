import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, idOf, success, text } from '#fields.ts';
import { perHour, perMinute } from '#rates.ts';
import { MAX_MOVES } from '#rules/limits.ts';
import { moveStatuses } from '#rules/review.ts';
import { applicationStatuses } from '#rules/vocabulary.ts';
import { received } from './applications.ts';
import { match, score } from './board.ts';

const instant = z.iso.datetime();
const status = z.enum(applicationStatuses);
const applicationId = z.uuid('Not found.');

/** A move of which the talent has not been notified yet; the member who made it can undo it until `until`. */
const pendingMove = z.object({
  request_id: z.uuid(),
  status,
  until: instant,
  by: z.string().nullable(),
  is_own: z.boolean(),
});

const note = z.object({
  id: z.uuid(),
  text: z.string(),
  by: z.string().nullable(),
  is_own: z.boolean(),
  written_at: instant,
});

const reviewed = received.extend({
  /** The status as the house sees it, including a pending move. */
  status,
  pending_move: pendingMove.nullable(),
  match,
  score: score.nullable(),
  /** The team member who gave the score. */
  scored_by: z.string().nullable(),
  /** Visible to the house only, oldest first. */
  notes: z.array(note),
  /** Other applications of this talent to the house, newest first. */
  others: z.array(
    z.object({
      application_id: z.uuid(),
      status,
      applied_at: instant,
      job: z.object({ id: z.uuid(), title: z.string() }),
    }),
  ),
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
  /**
   * Generated once per move and used to undo it. Repeating a request with the same ID has no further effect.
   */
  request_id: z.uuid(),
  application_ids: z
    .array(applicationId)
    .min(1, 'Select at least one applicant.')
    .max(MAX_MOVES, `At most ${MAX_MOVES} at once.`)
    .transform((ids) => [...new Set(ids)]),
  status: choice(moveStatuses),
});
export type ReviewMoves = z.output<typeof moves>;

const applicationStatus = z.object({ application_id: z.uuid(), status });

export const review = {
  /**
   * Reading does not mark the application as opened; the page reports that with POST
   * /api/production/applications/:id/view.
   */
  'GET /api/production/review/:id': endpoint({
    access: 'production',
    params: idOf('application_not_found'),
    reply: z.object({ success, data: reviewed }),
  }),
  /** Responds 404 when none of the applications exists; otherwise reports the result for each one. */
  'POST /api/production/review/moves': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perMinute(240)] },
    body: moves,
    reply: done.extend({
      moved: z.array(applicationStatus),
      /** Applications that did not move, with their current status and the reason. */
      not_moved: z.array(applicationStatus.extend({ status: status.nullable(), reason: z.string() })),
      /** Until when the move can be undone; after that the talent are notified. */
      undo_until: instant,
    }),
  }),
  /**
   * Undoes the caller's own move with this ID as far as it is still pending; responds 409 when no part of it
   * is.
   */
  'POST /api/production/review/undo': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perMinute(240)] },
    body: z.object({ request_id: z.uuid('Not found.') }),
    reply: done.extend({
      /** Applications that were moved back, with their current status. */
      undone: z.array(applicationStatus),
      /** Applications for which it was too late, with their current status. */
      not_undone: z.array(applicationStatus),
    }),
  }),
  'PUT /api/production/review/:id/score': endpoint({
    access: 'production',
    team: 'reviewer',
    params: idOf('application_not_found'),
    body: z.object({ score: score.nullable() }),
    reply: done.extend({ score: score.nullable() }),
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
