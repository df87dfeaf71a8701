import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, idOf, instant, success, typed, withoutMoneyRequest } from '#fields.ts';
import { job } from '#jobs/jobs.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { MAX_INVITATION, MAX_INVITED_AT_ONCE } from '#rules/limits.ts';

const answering = {
  access: 'talent',
  params: idOf('invitation_to_apply_not_found'),
  reply: done,
} as const;

/** Talent to invite to a casting call. */
const invitees = z.object({
  job_id: z.uuid(msg('no_job')),
  talent_ids: z
    .array(z.uuid(msg('no_profile')))
    .min(1, msg('select_talent'))
    .max(MAX_INVITED_AT_ONCE, msg('at_most_at_once', MAX_INVITED_AT_ONCE))
    .transform((ids) => [...new Set(ids)]),
  /** Invites also talent of another gender or age than the casting call asks for. */
  confirm: z.boolean().optional(),
});
export type Invitees = z.output<typeof invitees>;

const invitation = invitees.extend({
  message: withoutMoneyRequest(
    typed.min(1, msg('fill_in')).max(MAX_INVITATION, msg('at_most_characters', MAX_INVITATION)),
    'invitation',
  ),
});
export type InvitationsToApply = z.output<typeof invitation>;

const notInvited = z.object({
  talent_id: z.uuid(),
  /** Null if the house does not see the talent. */
  name: z.string().nullable(),
  reason: z.string(),
  /** Whether they would be invited with `confirm`. */
  needs_confirm: z.boolean(),
});
const invited = { invited: z.array(z.uuid()), not_invited: z.array(notInvited) };

const inviting = {
  agrees: true,
  access: 'production',
  team: 'reviewer',
  limit: { account: [perHour(600)] },
} as const;

const shownJob = z.object({ id: z.uuid(), title: z.string() });
const answer = z.enum(['waiting', 'applied', 'declined']);

export const invitationsToApply = {
  /** Returns open casting calls and invitations to apply; with `talent_id`, only of this talent. */
  'GET /api/production/casting-invitations': endpoint({
    access: 'production',
    query: z.object({ talent_id: z.uuid(msg('no_profile')).optional() }),
    reply: z.object({
      success,
      /** Casting calls to which a talent can be invited. */
      open_jobs: z.array(shownJob),
      /** The house's invitations, latest first. */
      invitations: z.array(
        z.object({
          id: z.uuid(),
          job: shownJob,
          talent: z.object({ id: z.uuid(), name: z.string() }),
          message: z.string(),
          invited_by: z.string().nullable(),
          invited_at: instant,
          answer,
        }),
      ),
    }),
  }),
  /** Returns who would be invited, and why the others would not. Invites nobody. */
  'POST /api/production/casting-invitations/check': endpoint({
    ...inviting,
    body: invitees,
    reply: z.object({ success, ...invited }),
  }),
  /** One invitation per talent and casting call. An error if nobody can be invited for one reason. */
  'POST /api/production/casting-invitations': endpoint({
    ...inviting,
    body: invitation,
    reply: done.extend(invited),
  }),

  /** Returns unanswered invitations to open casting calls, latest first. */
  'GET /api/user/casting-invitations': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      invitations: z.array(
        z.object({
          id: z.uuid(),
          house: z.object({ id: z.uuid(), company_name: z.string().nullable() }),
          job,
          message: z.string(),
          invited_at: instant,
        }),
      ),
    }),
  }),
  'POST /api/user/casting-invitations/:id/decline': endpoint(answering),
  /** Declines the invitation and blocks further invitations from its house. */
  'POST /api/user/casting-invitations/:id/mute': endpoint(answering),
  'GET /api/user/muted-houses': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      houses: z.array(z.object({ id: z.uuid(), company_name: z.string().nullable(), muted_at: instant })),
    }),
  }),
  /** Allows invitations from this house again; `id` is the house's ID. */
  'DELETE /api/user/muted-houses/:id': endpoint({
    access: 'talent',
    params: idOf('muted_house_not_found'),
    reply: done,
  }),
};
