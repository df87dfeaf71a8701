import { z } from 'zod';
import { received } from './applications.ts';
import { fit, score } from './board.ts';
import { endpoint } from './endpoint.ts';
import { choice, done, id, text } from './fields.ts';
import { perHour, perMinute } from './rates.ts';
import { STEPS_MOST } from './rules/limits.ts';
import { reviewSteps } from './rules/review.ts';
import { applicationStatuses } from './rules/vocabulary.ts';

const success = z.literal(true);
const instant = z.iso.datetime();
const status = z.enum(applicationStatuses);
const applicationId = z.uuid('Not found.');

/** A step that was taken and not told yet: until the instant, whoever took it may take it back. */
const held = z.object({
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
  /** As the house sees it, with a step that is held. */
  status,
  held: held.nullable(),
  fit,
  score: score.nullable(),
  /** Who of the house gave it. */
  scored_by: z.string().nullable(),
  /** Of the house alone, oldest first. */
  notes: z.array(note),
  /** What else this talent sent the house, newest first. */
  others: z.array(
    z.object({
      application_id: z.uuid(),
      status,
      applied_at: instant,
      job: z.object({ id: z.uuid(), title: z.string() }),
    }),
  ),
  /** What the profile says today. */
  profile: z.object({
    languages: z.array(z.string()),
    skills: z.array(z.string()),
    body_type: z.string().nullable(),
    height: z.string().nullable(),
  }),
});
export type ReviewedApplication = z.output<typeof reviewed>;

const steps = z.object({
  /** Made once per step, which is taken back by it; sent again with the same step, it does nothing more. */
  request_id: z.uuid(),
  application_ids: z
    .array(applicationId)
    .min(1, 'Please choose somebody.')
    .max(STEPS_MOST, `At most ${STEPS_MOST} at once.`)
    .transform((ids) => [...new Set(ids)]),
  status: choice(reviewSteps),
});
export type ReviewSteps = z.output<typeof steps>;

const standing = z.object({ application_id: z.uuid(), status });

export const review = {
  /** Reading opens nothing: the page says that it shows it by POST /api/production/applications/:id/view. */
  'GET /api/production/review/:id': endpoint({
    access: 'production',
    params: id,
    reply: z.object({ success, data: reviewed }),
  }),
  /** 404 when none of them is there; the rest is told one by one. */
  'POST /api/production/review/steps': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perMinute(240)] },
    body: steps,
    reply: done.extend({
      moved: z.array(standing),
      /** Where each stands now, and why it did not move. */
      stayed: z.array(standing.extend({ status: status.nullable(), reason: z.string() })),
      /** Until when the step may be taken back; then the talents are told. */
      undo_until: instant,
    }),
  }),
  /** Takes back the own step of this id, as far as it is still held; 409 when nothing of it is. */
  'POST /api/production/review/undo': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perMinute(240)] },
    body: z.object({ request_id: z.uuid('Not found.') }),
    reply: done.extend({
      /** Where those stand that were taken back. */
      undone: z.array(standing),
      /** Where those stand for which it was too late. */
      kept: z.array(standing),
    }),
  }),
  'PUT /api/production/review/:id/score': endpoint({
    access: 'production',
    team: 'reviewer',
    params: id,
    body: z.object({ score: score.nullable() }),
    reply: done.extend({ score: score.nullable() }),
  }),
  /** Writes a note, or the own note of this id anew. */
  'PUT /api/production/review/:id/notes': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perHour(600)] },
    params: id,
    body: z.object({ request_id: z.uuid(), text }),
    reply: done.extend({ note }),
  }),
  /** An own note; `id` is the note's. */
  'DELETE /api/production/review/notes/:id': endpoint({
    access: 'production',
    team: 'reviewer',
    params: id,
    reply: done,
  }),
};
