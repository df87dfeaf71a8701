import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { day, done, idOf, instant, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { perDay, perHour } from '#rates.ts';
import {
  availabilityAnswers,
  bookingStates,
  calendarProblems,
  MAX_DAYS_AT_ONCE,
  unavailabilities,
} from '#rules/bookings.ts';
import { countDays } from '#rules/calendar.ts';
import { MAX_URL } from '#rules/limits.ts';

/** Days in India, both included. */
export const days = { from: z.iso.date(), until: z.iso.date() };

export interface AskedDays {
  from: string;
  until: string;
}

/** A body with the days that somebody asks for. */
export function askedDays<T extends z.ZodRawShape>(rest: T) {
  return z.object({ ...rest, from: day, until: day }).superRefine((body, context) => {
    // The cast is safe: the schema has both days.
    const { from, until } = body as AskedDays;
    const length = countDays(from, until);
    const problem = length < 1 ? msg('days_end_early') : msg('at_most_days', MAX_DAYS_AT_ONCE);
    if (length < 1 || length > MAX_DAYS_AT_ONCE)
      context.addIssue({ code: 'custom', path: ['until'], message: problem });
  });
}

const job = z.object({ id: z.uuid(), title: z.string(), house: z.string().nullable() });
const unavailable = z.object({
  ...days,
  kind: z.enum(unavailabilities),
  source: z.enum(['own', 'calendar']),
});

export const availability = {
  /** The talent's calendar from the current month on. */
  'GET /api/user/availability': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      unavailable: z.array(unavailable),
      bookings: z.array(
        z.object({
          id: z.uuid(),
          ...days,
          state: z.enum(bookingStates),
          expires_at: instant.nullable(),
          job,
        }),
      ),
      auditions: z.array(z.object({ application_id: z.uuid(), starts_at: instant, job })),
      /** Latest first, of applications without an outcome. */
      checks: z.array(
        z.object({ id: z.uuid(), ...days, answer: z.enum(availabilityAnswers).nullable(), job }),
      ),
      calendar: z
        .object({
          host: z.string(),
          read_at: instant.nullable(),
          problem: z.enum(calendarProblems).nullable(),
        })
        .nullable(),
    }),
  }),
  /** A `kind` of null says that the talent is free. */
  'PUT /api/user/availability': endpoint({
    access: 'talent',
    limit: { account: [perHour(1200)] },
    body: askedDays({ kind: z.enum(unavailabilities).nullable() }),
    reply: done,
  }),
  /** Which shoot days of a casting call are not free, in order. `id` is the casting call's ID. */
  'GET /api/user/availability/clashes/:id': endpoint({
    access: 'talent',
    params: idOf('job_not_found'),
    reply: z.object({
      success,
      clashes: z.array(z.object({ ...days, kind: z.enum([...unavailabilities, 'booked', 'held']) })),
    }),
  }),
  /** The server reads this calendar every hour, and keeps only which days are busy. */
  'POST /api/user/calendar-subscription': endpoint({
    access: 'talent',
    scope: null,
    limit: { account: [perDay(20)] },
    body: z.object({
      url: z
        .string()
        .trim()
        .max(MAX_URL, msg('at_most_characters', MAX_URL))
        .transform((url) => url.replace(/^webcals?:/i, 'https:'))
        .pipe(z.url({ protocol: /^https$/, error: msg('calendar_url') })),
    }),
    reply: done,
  }),
  'DELETE /api/user/calendar-subscription': endpoint({ access: 'talent', scope: null, reply: done }),
};
