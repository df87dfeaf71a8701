import { z } from 'zod';
import { applicant } from '#applications/applications.ts';
import { endpoint } from '#endpoint.ts';
import { day, done, idOf, line, optional, pageEnd, success, typed, withoutMoneyRequest } from '#fields.ts';
import { jobAuditLog } from '#houses/audit-log.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { auditionAnswers, MAX_ROUNDS, MAX_SLOT_CAPACITY, MAX_SLOTS, planSlots } from '#rules/auditions.ts';
import { MAX_LINE, MAX_LIST } from '#rules/limits.ts';
import { applicationStatuses, auditionTypes } from '#rules/vocabulary.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, msg('time_at_10_30'));
const wholeNumber = (min: number, max: number) => {
  const message = msg('whole_number', min, max);
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};
const length = wholeNumber(5, 480);
const capacity = wholeNumber(1, MAX_SLOT_CAPACITY);
const place = withoutMoneyRequest(line, 'audition_place');
const shortText = typed.max(MAX_LINE, msg('at_most_characters', MAX_LINE));
const details = {
  contact_name: withoutMoneyRequest(shortText, 'audition_contact').default(''),
  contact_phone: typed.regex(/^(\+?\d[\d ()-]{5,19})?$/, msg('phone_example')).default(''),
  bring: withoutMoneyRequest(shortText, 'audition_bring').default(''),
};
const round = wholeNumber(1, MAX_ROUNDS).default(1);

/** On one day in India. */
const slotPlan = z
  .object({
    day,
    from: timeOfDay,
    to: timeOfDay,
    minutes: length,
    break_minutes: wholeNumber(0, 240),
    capacity,
    place,
    ...details,
    round,
  })
  .superRefine((plan, context) => {
    const { length: count } = planSlots(plan);
    const problem = count === 0 ? msg('no_slot_fits') : msg('at_most_slots', MAX_SLOTS);
    if (count === 0 || count > MAX_SLOTS)
      context.addIssue({ code: 'custom', path: ['to'], message: problem });
  });
export type SlotPlan = z.output<typeof slotPlan>;

/** The new values of one slot. With `details_for` `day`, its details are those of all slots of that day. */
const slotChange = z.object({
  day,
  from: timeOfDay,
  minutes: length,
  capacity,
  place,
  ...details,
  details_for: z.enum(['slot', 'day']).default('slot'),
});
export type SlotChange = z.output<typeof slotChange>;

export const slot = z.object({
  id: z.uuid(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  place: z.string(),
  contact_name: z.string(),
  contact_phone: z.string(),
  bring: z.string(),
  round: z.number(),
});
export type Slot = z.output<typeof slot>;

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
              arrived_at: z.iso.datetime().nullable(),
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
