import { z } from 'zod';
import { applicant } from '#applications/applications.ts';
import { round, slot, slotChange, slotPlan } from '#auditions/slots.ts';
import { endpoint } from '#endpoint.ts';
import { done, idOf, line, optional, pageEnd, success } from '#fields.ts';
import { jobAuditLog } from '#houses/audit-log.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { auditionAnswers } from '#rules/auditions.ts';
import { MAX_LIST } from '#rules/limits.ts';
import { applicationStatuses, auditionTypes } from '#rules/vocabulary.ts';

export const invitation = z.object({
  application_id: z.uuid(),
  answer: z.enum(auditionAnswers),
  slot_id: z.uuid().nullable(),
  round: z.number(),
  note: z.string(),
  changed_at: z.iso.datetime(),
});

/** An instant, and the last entry among those with the same instant. */
const instant = z.iso.datetime({ precision: 6 });
const lists = z.object({
  slots: optional(pageEnd(z.tuple([instant, line]))),
  invitations: optional(pageEnd(z.tuple([instant, z.uuid()]))),
  candidates: optional(pageEnd(z.tuple([instant, z.uuid()]))),
  limit: z.coerce.number().int().min(1).max(MAX_LIST).default(MAX_LIST),
});
export type AuditionLists = z.output<typeof lists>;

const reviewer = { access: 'production', team: 'reviewer' } as const;
const ofJob = { ...reviewer, params: idOf('job_not_found') };
const ofSlot = { ...reviewer, params: idOf('slot_not_found') };
const placement = z.object({ application_id: z.uuid(), slot_id: z.uuid() });
const perHour60 = { account: [perHour(60)] };

export const auditions = {
  /** With the cursor of one list, only its next page is returned and the other lists are empty. */
  'GET /api/production/auditions/:id': endpoint({
    access: 'production',
    params: idOf('job_not_found'),
    query: lists,
    reply: z.object({
      success,
      job: z.object({
        id: z.uuid(),
        title: z.string(),
        role: z.string(),
        audition_type: z.enum(auditionTypes),
        audition_dates: z.iso.date(),
        shoot_dates: z.iso.date(),
      }),
      slots: z.array(
        slot.extend({
          capacity: z.number(),
          confirmed: z.number(),
          /** Places that are confirmed or kept for applicants who have not answered yet. */
          taken: z.number(),
          /** Those applicants the house may see. */
          attendees: z.array(
            z.object({
              application_id: z.uuid(),
              confirmed: z.boolean(),
              asks_for_woman: z.boolean(),
              arrived_at: z.iso.datetime().nullable(),
              left_at: z.iso.datetime().nullable(),
              user: applicant,
            }),
          ),
        }),
      ),
      invitations: z.array(
        invitation.extend({
          status: z.enum(applicationStatuses),
          /** Whether the board still has the applicant in the stage of auditions, or in one after it. */
          at_audition: z.boolean(),
          user: applicant,
          invited_at: z.iso.datetime(),
          invited_by: z.string().nullable(),
        }),
      ),
      /** Not invited yet, and put by the team into the stage `audition` or into one of its own. */
      candidates: z.array(z.object({ application_id: z.uuid(), user: applicant })),
      /** Without a slot, in the order in which they get one. `answer` is null before the invitation. */
      waiting: z.array(
        z.object({
          application_id: z.uuid(),
          answer: z.enum(auditionAnswers).nullable(),
          round: z.number(),
          note: z.string(),
          user: applicant,
        }),
      ),
      /** Cursor at the end of each list's page, if more entries follow. */
      next: z.object({
        slots: z.string().nullable(),
        invitations: z.string().nullable(),
        candidates: z.string().nullable(),
      }),
      history: jobAuditLog,
    }),
  }),
  'POST /api/production/auditions/:id/slots': endpoint({
    agrees: true,
    ...ofJob,
    limit: perHour60,
    body: slotPlan,
    reply: done.extend({ added: z.number() }),
  }),
  /** After a change of time, talent who confirmed the slot choose again. */
  'PUT /api/production/audition-slots/:id': endpoint({ ...ofSlot, body: slotChange, reply: done }),
  'DELETE /api/production/audition-slots/:id': endpoint({ ...ofSlot, reply: done }),
  'POST /api/production/auditions/:id/invitations': endpoint({
    agrees: true,
    ...ofJob,
    limit: perHour60,
    body: z.object({
      applications: z
        .array(z.uuid(msg('not_found')))
        .min(1, msg('select_applicant'))
        .max(MAX_LIST, msg('at_most_at_once', MAX_LIST)),
      round,
    }),
    reply: done.extend({ invited: z.number() }),
  }),
  /** `null` puts the applicant back on the waiting list. Invites those who are not invited yet. */
  'PUT /api/production/audition-invitations/:id/slot': endpoint({
    ...reviewer,
    limit: { account: [perHour(600)] },
    params: idOf('application_not_found'),
    body: z.object({ slot_id: z.uuid(msg('choose_time')).nullable() }),
    reply: done,
  }),
  /** Who would get which free place: the applicants who wait, in order. */
  'GET /api/production/auditions/:id/fill': endpoint({
    access: 'production',
    params: ofJob.params,
    reply: z.object({
      success,
      placements: z.array(
        placement.extend({ name: z.string(), starts_at: z.iso.datetime(), place: z.string() }),
      ),
    }),
  }),
  /** Places the applicants as shown before; 409 if who would get which place has changed since. */
  'POST /api/production/auditions/:id/fill': endpoint({
    ...ofJob,
    limit: perHour60,
    body: z.object({ placements: z.array(placement).max(MAX_LIST) }),
    reply: done.extend({ placed: z.number() }),
  }),
};
