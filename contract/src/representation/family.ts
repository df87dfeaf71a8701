import { z } from 'zod';
import { guardianPage } from '#accounts/guardians.ts';
import { endpoint } from '#endpoint.ts';
import { choice, day, done, nameLine, registrationConsentVersion, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { perDay, perHour, perMinute } from '#rates.ts';
import { guardianConsent } from '#rules/consents.ts';
import { guardianRelations } from '#rules/talent-vocabulary.ts';
import { genders } from '#rules/vocabulary.ts';

const child = z.object({
  name: nameLine,
  date_of_birth: day,
  gender: choice(genders),
  relation: choice(guardianRelations),
  /** The version of the guardian's consent that was shown, and of the terms for the child's account. */
  consent_version: z.literal(guardianConsent.version, msg('consent_changed')),
  registration_version: registrationConsentVersion,
  agreed: z.literal(true, msg('tick_to_agree')),
});
export type NewChild = z.output<typeof child>;

/** The children of a guardian who has an account. */
export const family = {
  /** Opens the guardian's page without a code, because the account has proven the email or mobile number. */
  'POST /api/user/family': endpoint({
    access: 'talent',
    limit: { account: [perMinute(60)] },
    reply: z.object({
      success,
      /** One for each contact by which children name the guardian. */
      pages: z.array(guardianPage.omit({ success: true })),
      /** Whether the account has a proven mobile number, which a child without an account of its own needs. */
      may_add: z.boolean(),
      consent: z.object({ version: z.string(), text: z.string() }),
    }),
  }),
  /** Adds a child, with the guardian's consent, whose account only guardians use. Repeating it changes nothing. */
  'POST /api/user/family/children': endpoint({
    access: 'talent',
    agrees: true,
    limit: { account: [perHour(10), perDay(20)] },
    body: child,
    reply: done.extend({ id: z.uuid() }),
  }),
};
