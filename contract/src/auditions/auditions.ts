import { z } from 'zod';
import { applicant } from '#applications/applications.ts';
import { endpoint } from '#endpoint.ts';
import {
  bytes,
  day,
  done,
  idOf,
  line,
  optional,
  pageEnd,
  success,
  typed,
  withoutMoneyRequest,
} from '#fields.ts';
import { jobAuditLog } from '#houses/audit-log.ts';
import { perDay, perHour } from '#rates.ts';
import { auditionAnswers, MAX_SLOT_CAPACITY, MAX_SLOTS, planSlots } from '#rules/auditions.ts';
import { MAX_LIST, MAX_TEXT } from '#rules/limits.ts';
import { applicationStatuses, auditionTypes } from '#rules/vocabulary.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, for example 10:30.');
const wholeNumber = (min: number, max: number) => {
  const message = `Enter a whole number from ${min} to ${max}.`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};
const length = wholeNumber(5, 480);
const capacity = wholeNumber(1, MAX_SLOT_CAPACITY);
const place = withoutMoneyRequest(line, 'The place of an audition');
const note = typed.max(MAX_TEXT, `At most ${MAX_TEXT} characters.`);

/** Slots on one day in India: time range, slot length, break between slots, capacity and place. */
const slotPlan = z
  .object({
    day,
    from: timeOfDay,
    to: timeOfDay,
    minutes: length,
    break_minutes: wholeNumber(0, 240),
    capacity,
    place,
  })
  .superRefine((plan, context) => {
    const { length: count } = planSlots(plan);
    if (count === 0) {
      context.addIssue({ code: 'custom', path: ['to'], message: 'No slot fits before this time.' });
    }
    if (count > MAX_SLOTS) {
      context.addIssue({ code: 'custom', path: ['to'], message: `At most ${MAX_SLOTS} slots at once.` });
    }
  });
export type SlotPlan = z.output<typeof slotPlan>;

/** The new values of one slot. */
const slotChange = z.object({ day, from: timeOfDay, minutes: length, capacity, place });
export type SlotChange = z.output<typeof slotChange>;

const slot = z.object({
  id: z.uuid(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  place: z.string(),
});
export type Slot = z.output<typeof slot>;

const invitation = z.object({
  application_id: z.uuid(),
  answer: z.enum(auditionAnswers),
  /** The confirmed slot. */
  slot_id: z.uuid().nullable(),
  note: z.string(),
  changed_at: z.iso.datetime(),
});

/**
 * Cursor at the end of a page of one of a casting call's lists: an instant, and the last entry among those
 * with the same instant.
 */
const instant = z.iso.datetime({ precision: 6 });
const lists = z.object({
  slots: optional(pageEnd(z.tuple([instant, line]))),
  invitations: optional(pageEnd(z.tuple([instant, z.uuid()]))),
  candidates: optional(pageEnd(z.tuple([instant, z.uuid()]))),
  limit: z.coerce.number().int().min(1).max(MAX_LIST).default(MAX_LIST),
});
export type AuditionLists = z.output<typeof lists>;

const calendarFeed = z.object({ success, made_at: z.iso.datetime().nullable() });
/** The URL is returned only this once, because the server stores only a hash of it. */
const newCalendarFeed = done.extend({ url: z.string(), made_at: z.iso.datetime() });

export const auditions = {
  /**
   * `id` is one of the house's casting calls. Cancelled slots are omitted. With the cursor of one list, only
   * the next page of that list is returned and the other lists are empty.
   */
  'GET /api/production/auditions/:id': endpoint({
    access: 'production',
    params: idOf('job_not_found'),
    query: lists,
    reply: z.object({
      success,
      job: z.object({
        id: z.uuid(),
        title: z.string(),
        audition_type: z.enum(auditionTypes),
        audition_dates: z.iso.date(),
      }),
      slots: z.array(
        slot.extend({
          capacity: z.number(),
          /** Number of applicants who confirmed it. */
          confirmed: z.number(),
          /** Those applicants the house may see. */
          attendees: z.array(z.object({ application_id: z.uuid(), user: applicant })),
        }),
      ),
      invitations: z.array(
        invitation.extend({
          status: z.enum(applicationStatuses),
          user: applicant,
          invited_at: z.iso.datetime(),
          /** The team member who sent the invitation. */
          invited_by: z.string().nullable(),
        }),
      ),
      /** Applicants who can be invited: shortlisted or at the audition stage, and not invited yet. */
      candidates: z.array(z.object({ application_id: z.uuid(), user: applicant })),
      /** Cursor at the end of each list's page, if more entries follow. */
      next: z.object({
        slots: z.string().nullable(),
        invitations: z.string().nullable(),
        candidates: z.string().nullable(),
      }),
      /** Changes made to the slots. */
      history: jobAuditLog,
    }),
  }),
  'POST /api/production/auditions/:id/slots': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perHour(60)] },
    params: idOf('job_not_found'),
    body: slotPlan,
    reply: done.extend({ added: z.number() }),
  }),
  /**
   * When the time of a slot changes, talent who confirmed it must choose a slot again. They are notified of a
   * new time and of a new place.
   */
  'PUT /api/production/audition-slots/:id': endpoint({
    access: 'production',
    team: 'reviewer',
    params: idOf('slot_not_found'),
    body: slotChange,
    reply: done,
  }),
  'DELETE /api/production/audition-slots/:id': endpoint({
    access: 'production',
    team: 'reviewer',
    params: idOf('slot_not_found'),
    reply: done,
  }),
  'POST /api/production/auditions/:id/invitations': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perHour(60)] },
    params: idOf('job_not_found'),
    body: z.object({
      applications: z
        .array(z.uuid('Not found.'))
        .min(1, 'Select at least one applicant.')
        .max(MAX_LIST, `At most ${MAX_LIST} at once.`),
    }),
    reply: done.extend({ invited: z.number() }),
  }),
  /** Returns the talent's audition invitations, newest first, each with the slots that are free now. */
  'GET /api/user/auditions': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      auditions: z.array(
        invitation.extend({
          job: z.object({ id: z.uuid(), title: z.string() }),
          slot: slot.nullable(),
          free_slots: z.array(slot),
        }),
      ),
    }),
  }),
  /** From here on, `id` is the application ID. */
  'POST /api/user/auditions/:id/confirm': endpoint({
    access: 'talent',
    params: idOf('audition_invitation_not_found'),
    body: z.object({ slot_id: z.uuid('Please choose a time.') }),
    reply: done,
  }),
  'POST /api/user/auditions/:id/decline': endpoint({
    access: 'talent',
    params: idOf('audition_invitation_not_found'),
    body: z.object({ note: optional(note) }),
    reply: done,
  }),
  'POST /api/user/auditions/:id/ask': endpoint({
    access: 'talent',
    params: idOf('audition_invitation_not_found'),
    body: z.object({ note: note.min(1, 'Please say which times would suit you.') }),
    reply: done,
  }),
  'GET /api/user/auditions/:id/audition.ics': endpoint({
    access: 'talent',
    params: idOf('audition_invitation_not_found'),
    reply: bytes,
    file: 'text/calendar; charset=utf-8',
  }),
  'GET /api/user/calendar': endpoint({ access: 'talent', reply: calendarFeed }),
  'POST /api/user/calendar': endpoint({
    access: 'talent',
    limit: { account: [perDay(20)] },
    reply: newCalendarFeed,
  }),
  'GET /api/production/calendar': endpoint({ access: 'production', reply: calendarFeed }),
  'POST /api/production/calendar': endpoint({
    access: 'production',
    team: 'viewer',
    limit: { account: [perDay(20)] },
    reply: newCalendarFeed,
  }),
};
