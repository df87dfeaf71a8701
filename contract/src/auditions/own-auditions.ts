import { z } from 'zod';
import { invitation } from '#auditions/auditions.ts';
import { slot } from '#auditions/slots.ts';
import { endpoint } from '#endpoint.ts';
import { bytes, done, idOf, optional, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { perDay } from '#rates.ts';
import { MAX_TEXT } from '#rules/limits.ts';

const note = typed.max(MAX_TEXT, msg('at_most_characters', MAX_TEXT));

const calendarFeed = z.object({ success, made_at: z.iso.datetime().nullable() });
/** Returned only this once, because the server stores only a hash of it. */
const newCalendarFeed = done.extend({ url: z.string(), made_at: z.iso.datetime() });

const ofInvitation = { access: 'talent', params: idOf('audition_invitation_not_found') } as const;
const newCalendar = { scope: null, limit: { account: [perDay(20)] }, reply: newCalendarFeed } as const;

export const ownAuditions = {
  /** Newest first, each with the slots that are free now. */
  'GET /api/user/auditions': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      auditions: z.array(
        invitation.extend({
          job: z.object({ id: z.uuid(), title: z.string() }),
          slot: slot.nullable(),
          /** The slot that the house keeps for the talent until they answer. */
          proposed_slot: slot.nullable(),
          free_slots: z.array(slot),
          /** The entry of a confirmed audition for a calendar, at a link that works for twelve hours. */
          calendar_url: z.string().nullable(),
          asks_for_woman: z.boolean(),
          arrived_at: z.iso.datetime().nullable(),
          left_at: z.iso.datetime().nullable(),
          has_pass: z.boolean(),
          /** Whom the talent can call if they do not feel safe. */
          safety_number: z.string(),
        }),
      ),
    }),
  }),
  /** From here on, `id` is the application ID. */
  'POST /api/user/auditions/:id/confirm': endpoint({
    ...ofInvitation,
    body: z.object({ slot_id: z.uuid(msg('choose_time')) }),
    reply: done,
  }),
  'POST /api/user/auditions/:id/decline': endpoint({
    ...ofInvitation,
    body: z.object({ note: optional(note) }),
    reply: done,
  }),
  'POST /api/user/auditions/:id/ask': endpoint({
    ...ofInvitation,
    body: z.object({ note: note.min(1, msg('times_that_suit')) }),
    reply: done,
  }),
  'GET /api/user/auditions/:id/audition.ics': endpoint({
    ...ofInvitation,
    reply: bytes,
    file: 'text/calendar; charset=utf-8',
  }),
  // A feed opens the calendar to everyone who has its address, so no key can make one or read its address.
  'GET /api/user/calendar': endpoint({
    access: 'talent',
    acting: 'anybody',
    scope: null,
    reply: calendarFeed,
  }),
  'POST /api/user/calendar': endpoint({ access: 'talent', ...newCalendar }),
  'GET /api/production/calendar': endpoint({ access: 'production', scope: null, reply: calendarFeed }),
  'POST /api/production/calendar': endpoint({ access: 'production', team: 'viewer', ...newCalendar }),
};
