import { z } from 'zod';
import { askedDays, days } from '#bookings/availability.ts';
import { endpoint } from '#endpoint.ts';
import { done, idOf, success, token } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour, perMinute } from '#rates.ts';
import { availabilityAnswers } from '#rules/bookings.ts';
import { MAX_LIST } from '#rules/limits.ts';

const answered = { answer: z.enum(availabilityAnswers) };
const byLink = { access: 'public', limit: { address: [perMinute(60)] } } as const;

export const availabilityChecks = {
  /** Asks applicants of a casting call whether they are free. Offers nothing, and asks each once about the same days. */
  'POST /api/production/jobs/:id/availability-checks': endpoint({
    agrees: true,
    access: 'production',
    team: 'reviewer',
    params: idOf('job_not_found'),
    limit: { account: [perHour(60)] },
    body: askedDays({
      applications: z
        .array(z.uuid(msg('not_found')))
        .min(1, msg('select_applicant'))
        .max(MAX_LIST, msg('at_most_at_once', MAX_LIST)),
    }),
    reply: done.extend({
      asked: z.number(),
      /** Those who have an outcome, are leaving, have no account or were asked about these days before. */
      not_asked: z.number(),
    }),
  }),
  /** The answer can change until the application has an outcome. */
  'POST /api/user/availability-checks/:id/answer': endpoint({
    access: 'talent',
    params: idOf('availability_check_not_found'),
    body: z.object(answered),
    reply: done,
  }),
  /** The link in our message. The token is in the body, never in a URL that a server logs. */
  'POST /api/availability-check': endpoint({
    ...byLink,
    reads: true,
    body: z.object({ token }),
    reply: z.object({
      success,
      ...days,
      title: z.string(),
      house: z.string().nullable(),
      answer: z.enum(availabilityAnswers).nullable(),
    }),
  }),
  'POST /api/availability-check/answer': endpoint({
    ...byLink,
    body: z.object({ token, ...answered }),
    reply: done,
  }),
};
