import { z } from 'zod';
import { askedDays, days } from '#bookings/availability.ts';
import { endpoint } from '#endpoint.ts';
import { done, idOf, instant, optional, success, typed, withoutMoneyRequest } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { availabilityAnswers, bookingStates, HOLD_HOURS, holdHours } from '#rules/bookings.ts';
import { MAX_TEXT } from '#rules/limits.ts';

const note = typed.max(MAX_TEXT, msg('at_most_characters', MAX_TEXT));
const ofApplication = {
  access: 'production',
  team: 'reviewer',
  params: idOf('application_not_found'),
  limit: { account: [perHour(120)] },
} as const;

const hold = z.object({ ...days, state: z.enum(bookingStates), expires_at: instant.nullable() });

export const holds = {
  /** The days of an applicant, for each application to the house. `id` is a talent ID. */
  'GET /api/production/bookings/:id': endpoint({
    access: 'production',
    params: idOf('applicant_not_found'),
    reply: z.object({
      success,
      applications: z.array(
        z.object({
          application_id: z.uuid(),
          title: z.string(),
          shoot: z.object(days),
          is_free: z.boolean(),
          /** Whether the application has no outcome, so that the house can ask and hold. */
          is_open: z.boolean(),
          /** The latest hold or booking. */
          hold: hold.extend({ note: z.string() }).nullable(),
          /** Latest first. */
          checks: z.array(z.object({ ...days, answer: z.enum(availabilityAnswers).nullable() })),
        }),
      ),
    }),
  }),
  /** A first hold, or the second one if another house holds any of the days. It ends by itself. */
  'POST /api/production/applications/:id/hold': endpoint({
    ...ofApplication,
    agrees: true,
    body: askedDays({ hours: z.literal(holdHours).default(HOLD_HOURS) }),
    reply: done.extend({ state: z.enum(bookingStates) }),
  }),
  'POST /api/production/applications/:id/release-hold': endpoint({
    ...ofApplication,
    body: z.object({ note: optional(withoutMoneyRequest(note, 'message')) }),
    reply: done,
  }),
  'POST /api/user/holds/:id/decline': endpoint({
    access: 'talent',
    params: idOf('hold_not_found'),
    body: z.object({ note: optional(note) }),
    reply: done,
  }),
};
