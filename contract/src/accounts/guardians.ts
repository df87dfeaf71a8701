import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, day, done, mobile, nameLine, optional, success } from '#fields.ts';
import { perHour } from '#rates.ts';
import { guardianConsent } from '#rules/consents.ts';
import { guardianRelations } from '#rules/vocabulary.ts';

const guardianDetails = z.object({
  /** Required while the profile has no birth date; locked once it is saved. */
  date_of_birth: optional(day),
  name: nameLine,
  relation: choice(guardianRelations),
  mobile,
  /** The version of the consent text that was shown. */
  consent_version: z.literal(
    guardianConsent.version,
    'The text has changed. Please reload the page and read it again.',
  ),
  agreed: z.literal(true, 'A parent or guardian must agree first.'),
});
export type GuardianDetails = z.output<typeof guardianDetails>;

const guardianState = z.object({
  success,
  /** Whether the talent is under 18 and therefore needs a guardian's consent for everything. */
  needed: z.boolean(),
  date_of_birth: z.iso.date().nullable(),
  /** The guardian who currently consents; null if there is none, and for adults. */
  guardian: z
    .object({
      name: z.string(),
      relation: z.enum(guardianRelations),
      mobile: z.string(),
      consent_version: z.string(),
      consented_at: z.iso.datetime(),
    })
    .nullable(),
  /** The consent text to show. */
  consent: z.object({ version: z.string(), text: z.string() }),
});

export const guardian = {
  'GET /api/user/guardian': endpoint({ access: 'talent', reply: guardianState }),
  'PUT /api/user/guardian': endpoint({
    access: 'talent',
    limit: { account: [perHour(10)] },
    body: guardianDetails,
    reply: guardianState.extend({ message: z.string() }),
  }),
  /** Withdraws the consent immediately. */
  'DELETE /api/user/guardian': endpoint({ access: 'talent', reply: done }),
};
