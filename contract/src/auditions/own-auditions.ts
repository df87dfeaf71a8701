import { z } from 'zod';
import { invitation, slot } from '#auditions/auditions.ts';
import { endpoint } from '#endpoint.ts';
import { bytes, done, idOf, optional, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { perDay } from '#rates.ts';
import { MAX_TEXT } from '#rules/limits.ts';

const note = typed.max(MAX_TEXT, msg('at_most_characters', MAX_TEXT));

const calendarFeed = z.object({ success, made_at: z.iso.datetime().nullable() });
/** The URL is returned only this once, because the server stores only a hash of it. */
const newCalendarFeed = done.extend({ url: z.string(), made_at: z.iso.datetime() });

/** A talent's own auditions, and the calendars of both sides. */
export const ownAuditions = {
  /** Returns the talent's audition invitations, newest first, each with the slots that are free now. */
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
        }),
      ),
    }),
  }),
  /** From here on, `id` is the application ID. */
  'POST /api/user/auditions/:id/confirm': endpoint({
    access: 'talent',
    params: idOf('audition_invitation_not_found'),
    body: z.object({ slot_id: z.uuid(msg('choose_time')) }),
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
    body: z.object({ note: note.min(1, msg('times_that_suit')) }),
    reply: done,
  }),
  'GET /api/user/auditions/:id/audition.ics': endpoint({
    access: 'talent',
    params: idOf('audition_invitation_not_found'),
    reply: bytes,
    file: 'text/calendar; charset=utf-8',
  }),
  // A feed opens the calendar to everyone who has its address, so no key can make one or read its address.
  'GET /api/user/calendar': endpoint({ access: 'talent', scope: null, reply: calendarFeed }),
  'POST /api/user/calendar': endpoint({
    access: 'talent',
    scope: null,
    limit: { account: [perDay(20)] },
    reply: newCalendarFeed,
  }),
  'GET /api/production/calendar': endpoint({ access: 'production', scope: null, reply: calendarFeed }),
  'POST /api/production/calendar': endpoint({
    access: 'production',
    team: 'viewer',
    scope: null,
    limit: { account: [perDay(20)] },
    reply: newCalendarFeed,
  }),
};
