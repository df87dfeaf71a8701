import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, idOf, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { applicationStages } from '#rules/review.ts';
import { score, teamScore } from './board.ts';

/** A note of the team about an application. */
export const note = z.object({
  id: z.uuid(),
  text: z.string(),
  by: z.string().nullable(),
  is_own: z.boolean(),
  written_at: z.iso.datetime(),
});

/** An application of a talent to a casting call of the house, with what the team kept of it. */
export const metBefore = z.object({
  application_id: z.uuid(),
  status: z.enum(applicationStages),
  stage_names: z.array(z.string()),
  applied_at: z.iso.datetime(),
  job: z.object({ id: z.uuid(), title: z.string() }),
  /** The reader's own score. */
  score: score.nullable(),
  team_score: teamScore,
  /** Visible to the house only, oldest first. */
  notes: z.array(note),
});
export type MetBefore = z.output<typeof metBefore>;

/** Talent whom a house knows from earlier casting calls. */
export const knownPeople = {
  /** Returns the applications of a talent to the house, newest first; `id` is the talent's ID. */
  'GET /api/production/met-before/:id': endpoint({
    access: 'production',
    params: idOf('applicant_not_found'),
    reply: z.object({ success, met: z.array(metBefore) }),
  }),
  /** Returns the other open casting calls of the house, and why the applicant cannot be considered for some. */
  'GET /api/production/applications/:id/consider': endpoint({
    access: 'production',
    params: idOf('application_not_found'),
    reply: z.object({
      success,
      jobs: z.array(z.object({ id: z.uuid(), title: z.string(), reason: z.string().nullable() })),
    }),
  }),
  /**
   * Makes an application with the same answers and media to another open casting call of the house. The talent is
   * told and can withdraw it. Repeating the request changes nothing.
   */
  'POST /api/production/applications/:id/consider': endpoint({
    agrees: true,
    access: 'production',
    team: 'reviewer',
    limit: { account: [perHour(600)] },
    params: idOf('application_not_found'),
    body: z.object({ job_id: z.uuid(msg('no_job')) }),
    reply: done.extend({ application_id: z.uuid(), job_id: z.uuid(), already_considered: z.boolean() }),
  }),
};
