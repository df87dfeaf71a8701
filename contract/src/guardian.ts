import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, day, done, line, mobile, optional } from './fields.ts';
import { perHour } from './rates.ts';
import { guardianConsent } from './rules/consents.ts';
import { guardianRelations } from './rules/vocabulary.ts';

const guardianDetails = z.object({
  /** Asked for while the profile has none; then it is locked. */
  date_of_birth: optional(day),
  name: line,
  relation: choice(guardianRelations),
  mobile,
  /** Names the text that was shown. */
  consent_version: z.literal(
    guardianConsent.version,
    'The text has changed. Please reload the page and read it again.',
  ),
  agreed: z.literal(true, 'A parent or guardian has to agree first.'),
});
export type GuardianDetails = z.output<typeof guardianDetails>;

const guardianState = z.object({
  success: z.literal(true),
  /** Whether the talent is under 18, so that nothing happens without a guardian. */
  needed: z.boolean(),
  date_of_birth: z.iso.date().nullable(),
  /** Who agrees now; null as long as nobody does, and for adults. */
  guardian: z
    .object({
      name: z.string(),
      relation: z.enum(guardianRelations),
      mobile: z.string(),
      consent_version: z.string(),
      consented_at: z.iso.datetime(),
    })
    .nullable(),
  /** The text to agree to. */
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
  /** Takes the consent back at once. */
  'DELETE /api/user/guardian': endpoint({ access: 'talent', reply: done }),
};
