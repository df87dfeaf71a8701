import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { day, done, idOf, instant, line, optional, phone, typed, withoutMoneyRequest } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { MAX_TEXT, MAX_URL } from '#rules/limits.ts';

/** What a house tells everybody who is booked on a day. */
const sheet = z.object({
  call_time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, msg('time_at_10_30')),
  place: withoutMoneyRequest(line, 'audition_place'),
  map_url: optional(
    z
      .string()
      .trim()
      .max(MAX_URL, msg('link_too_long'))
      .pipe(z.url({ protocol: /^https$/, error: msg('link_with_https') })),
  ),
  contact_name: withoutMoneyRequest(line, 'audition_contact'),
  contact_phone: phone,
  bring: optional(
    withoutMoneyRequest(typed.max(MAX_TEXT, msg('at_most_characters', MAX_TEXT)), 'audition_bring'),
  ),
});
export type WrittenSheet = z.output<typeof sheet>;

export const shootDay = z.object({
  day: z.iso.date(),
  call_time: z.string(),
  place: z.string(),
  map_url: z.string(),
  contact_name: z.string(),
  contact_phone: z.string(),
  bring: z.string(),
  saved_at: instant,
});
export type ShootDay = z.output<typeof shootDay>;

export const shootDays = {
  /**
   * Saves the sheet of a shoot day of the role, for everybody who is booked on it. `id` is the ID of the application of
   * one of them. The day has not passed.
   */
  'PUT /api/production/applications/:id/shoot-day': endpoint({
    access: 'production',
    team: 'reviewer',
    params: idOf('application_not_found'),
    limit: { account: [perHour(60)] },
    body: sheet.extend({
      day,
      /** `saved_at` of the sheet that was changed, or `never`. */
      if_match: optional(z.union([instant, z.literal('never')], msg('save_time_wrong'))),
    }),
    reply: done,
  }),
};
