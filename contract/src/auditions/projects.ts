import { z } from 'zod';
import { applicant } from '#applications/applications.ts';
import { endpoint } from '#endpoint.ts';
import { done, idOf, line, optional, page, success, typed } from '#fields.ts';
import { job, reviewStates } from '#jobs/jobs.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { MAX_SEARCH } from '#rules/limits.ts';
import { applicationStages } from '#rules/review.ts';
import { teamRoles } from '#rules/team-roles.ts';
import { slot } from './slots.ts';

const day = z.iso.date();

const role = job
  .pick({
    id: true,
    role_title: true,
    status: true,
    applications_stopped: true,
    application_deadline: true,
    positions: true,
  })
  .extend({
    audition_dates: day,
    audition_end_date: day.nullable(),
    shoot_dates: day,
    review: reviewStates.nullable(),
    applicants: z.number(),
    /** In the stage `applied`. */
    new: z.number(),
    shortlisted: z.number(),
    selected: z.number(),
    /** The start of the next slot that is not cancelled. */
    next_audition: z.iso.datetime().nullable(),
    /** Decisions that the talent were not told. */
    unsent: z.number(),
    /** Applicants who asked for another audition time. */
    asked: z.number(),
    /** Conversations with a message that nobody of the house has read. */
    unread: z.number(),
  });
export type ProjectRole = z.output<typeof role>;

const ofProject = { access: 'production', params: idOf('project_not_found') } as const;

/** A production with its roles, each of which is a casting call. */
export const projects = {
  'GET /api/production/projects/:id': endpoint({
    ...ofProject,
    reply: z.object({
      success,
      project: z.object({
        id: z.uuid(),
        /** Null until the house names it. */
        name: z.string().nullable(),
        project_type: z.string(),
      }),
      /** In form order. */
      roles: z.array(role),
      /** The members who see it. */
      team: z.array(z.object({ id: z.uuid(), name: z.string(), team_role: z.enum(teamRoles) })),
    }),
  }),
  /** An empty name removes it. */
  'PUT /api/production/projects/:id': endpoint({
    ...ofProject,
    team: 'reviewer',
    limit: { account: [perHour(60)] },
    body: z.object({ name: optional(line) }),
    reply: done,
  }),
  /** Latest application first. */
  'GET /api/production/projects/:id/applicants': endpoint({
    ...ofProject,
    query: page.extend({
      /** Words or word prefixes from the name, the skills and the city. */
      search: optional(typed.max(MAX_SEARCH, msg('at_most_characters', MAX_SEARCH))),
    }),
    reply: z.object({
      success,
      applicants: z.array(
        z.object({
          application_id: z.uuid(),
          status: z.enum(applicationStages),
          user: applicant,
          job: z.object({ id: z.uuid(), role_title: z.string(), stage_names: z.array(z.string()) }),
        }),
      ),
      total: z.number(),
    }),
  }),
  /** The slots of all roles from today on, soonest first; `more` if there are further ones. */
  'GET /api/production/projects/:id/auditions': endpoint({
    ...ofProject,
    reply: z.object({
      success,
      slots: z.array(
        slot.pick({ id: true, starts_at: true, ends_at: true, place: true, round: true }).extend({
          job: z.object({ id: z.uuid(), role_title: z.string() }),
          capacity: z.number(),
          attendees: z.array(
            z.object({ application_id: z.uuid(), name: z.string(), confirmed: z.boolean() }),
          ),
        }),
      ),
      more: z.boolean(),
    }),
  }),
};
