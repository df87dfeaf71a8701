import { z } from 'zod';
import { applicant } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { bytes, day, done, id, line, optional, pageEnd, typed } from './fields.ts';
import { jobHistory } from './house-history.ts';
import { perDay, perHour } from './rates.ts';
import { auditionAnswers, planSlots, SLOT_CAPACITY_MOST, SLOTS_MOST } from './rules/auditions.ts';
import { LIST_MOST, TEXT_MOST } from './rules/limits.ts';
import { applicationStatuses, auditionTypes } from './rules/vocabulary.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, like 10:30.');
const whole = (least: number, most: number) => {
  const words = `A whole number from ${least} to ${most}.`;
  return z.coerce.number(words).int(words).min(least, words).max(most, words);
};
const length = whole(5, 480);
const capacity = whole(1, SLOT_CAPACITY_MOST);
const note = typed.max(TEXT_MOST, `At most ${TEXT_MOST} characters.`);

/** Slots of one day in India: from when to when, how long each, how long between, for how many, and where. */
const slotPlan = z
  .object({
    day,
    from: clock,
    to: clock,
    minutes: length,
    break_minutes: whole(0, 240),
    capacity,
    place: line,
  })
  .superRefine((plan, context) => {
    const { length: count } = planSlots(plan);
    if (count === 0) {
      context.addIssue({ code: 'custom', path: ['to'], message: 'Not one slot fits until then.' });
    }
    if (count > SLOTS_MOST) {
      context.addIssue({ code: 'custom', path: ['to'], message: `At most ${SLOTS_MOST} slots at once.` });
    }
  });
export type SlotPlan = z.output<typeof slotPlan>;

/** One slot as it is to be from now on. */
const slotChange = z.object({ day, from: clock, minutes: length, capacity, place: line });
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
  /** The confirmed one. */
  slot_id: z.uuid().nullable(),
  note: z.string(),
  changed_at: z.iso.datetime(),
});

/** Where a page of the lists of a call ended: an instant, and whose of those at the same instant was last. */
const instant = z.iso.datetime({ precision: 6 });
const lists = z.object({
  slots: optional(pageEnd(z.tuple([instant, line]))),
  invitations: optional(pageEnd(z.tuple([instant, z.uuid()]))),
  candidates: optional(pageEnd(z.tuple([instant, z.uuid()]))),
  limit: z.coerce.number().int().min(1).max(LIST_MOST).default(LIST_MOST),
});
export type AuditionLists = z.output<typeof lists>;

const success = z.literal(true);
const madeAt = z.object({ success, made_at: z.iso.datetime().nullable() });
/** The address is told this once: only a fingerprint of it is kept. */
const madeAddress = done.extend({ address: z.string(), made_at: z.iso.datetime() });

export const auditions = {
  /**
   * `id` is a call of the house. Slots that were cancelled are left out. With the end of a page of one list, only the
   * page of that list which follows is answered, and the others are empty.
   */
  'GET /api/production/auditions/:id': endpoint({
    access: 'production',
    params: id,
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
          /** How many come to it. */
          confirmed: z.number(),
          /** Those of them whom the house may see. */
          coming: z.array(z.object({ application_id: z.uuid(), user: applicant })),
        }),
      ),
      invitations: z.array(
        invitation.extend({
          status: z.enum(applicationStatuses),
          user: applicant,
          invited_at: z.iso.datetime(),
          /** Who of the house did. */
          invited_by: z.string().nullable(),
        }),
      ),
      /** Who may be invited: on the shortlist or told of an audition, and not invited yet. */
      candidates: z.array(z.object({ application_id: z.uuid(), user: applicant })),
      /** Where the page of each list ended, while more follows. */
      next: z.object({
        slots: z.string().nullable(),
        invitations: z.string().nullable(),
        candidates: z.string().nullable(),
      }),
      /** What was done to the slots. */
      history: jobHistory,
    }),
  }),
  'POST /api/production/auditions/:id/slots': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perHour(60)] },
    params: id,
    body: slotPlan,
    reply: done.extend({ added: z.number() }),
  }),
  /** Who has confirmed a slot that is moved in time chooses anew; both that and a new place are told. */
  'PUT /api/production/audition-slots/:id': endpoint({
    access: 'production',
    team: 'reviewer',
    params: id,
    body: slotChange,
    reply: done,
  }),
  'DELETE /api/production/audition-slots/:id': endpoint({
    access: 'production',
    team: 'reviewer',
    params: id,
    reply: done,
  }),
  'POST /api/production/auditions/:id/invitations': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perHour(60)] },
    params: id,
    body: z.object({
      applications: z
        .array(z.uuid('Not found.'))
        .min(1, 'Please choose somebody.')
        .max(LIST_MOST, `At most ${LIST_MOST} at once.`),
    }),
    reply: done.extend({ invited: z.number() }),
  }),
  /** The talent's invitations, newest first, each with the slots that are free now. */
  'GET /api/user/auditions': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      auditions: z.array(
        invitation.extend({
          job: z.object({ id: z.uuid(), title: z.string() }),
          slot: slot.nullable(),
          free: z.array(slot),
        }),
      ),
    }),
  }),
  /** From here on, `id` is the application. */
  'POST /api/user/auditions/:id/confirm': endpoint({
    access: 'talent',
    params: id,
    body: z.object({ slot_id: z.uuid('Please choose a time.') }),
    reply: done,
  }),
  'POST /api/user/auditions/:id/decline': endpoint({
    access: 'talent',
    params: id,
    body: z.object({ note: optional(note) }),
    reply: done,
  }),
  'POST /api/user/auditions/:id/ask': endpoint({
    access: 'talent',
    params: id,
    body: z.object({ note: note.min(1, 'Please say which times would suit you.') }),
    reply: done,
  }),
  'GET /api/user/auditions/:id/audition.ics': endpoint({
    access: 'talent',
    params: id,
    reply: bytes,
    file: 'text/calendar; charset=utf-8',
  }),
  'GET /api/user/calendar': endpoint({ access: 'talent', reply: madeAt }),
  'POST /api/user/calendar': endpoint({
    access: 'talent',
    limit: { account: [perDay(20)] },
    reply: madeAddress,
  }),
  'GET /api/production/calendar': endpoint({ access: 'production', reply: madeAt }),
  'POST /api/production/calendar': endpoint({
    access: 'production',
    team: 'viewer',
    limit: { account: [perDay(20)] },
    reply: madeAddress,
  }),
};
