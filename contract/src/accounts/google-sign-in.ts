import { z } from 'zod';
import { identityNumbers, requiringNumbers } from '#accounts/talent-identity.ts';
import { endpoint } from '#endpoint.ts';
import {
  aadhaar,
  choice,
  done,
  gstin,
  mobile,
  nameLine,
  optional,
  pan,
  registrationConsentVersion,
  secondFactorCode,
  success,
} from '#fields.ts';
import { perDay, perHour, perMinute } from '#rates.ts';
import { workTypes } from '#rules/vocabulary.ts';
import { openedSession, storedMember, storedTalent } from './identity.ts';

/** Details that a production house registered through Google must add before it can post casting calls. */
const houseCompletion = z.object({
  pan_no: pan,
  aadhaar_no: aadhaar,
  type_of_work: choice(workTypes),
  phone_number: mobile,
  company_name: optional(nameLine),
  gst_no: optional(gstin),
  consent_version: registrationConsentVersion,
});
export type HouseCompletion = z.output<typeof houseCompletion>;

/** What Google does not tell about a talent, without which nobody registers. */
const talentForm = z.object({
  code: z.string().max(100),
  name: nameLine,
  mobile,
  ...identityNumbers,
  consent_version: registrationConsentVersion,
});
const talentCompletion = requiringNumbers(talentForm);
export type TalentCompletion = z.output<typeof talentCompletion>;

const exchange = {
  access: 'public',
  limit: { address: [perMinute(10)] },
  body: z.object({ code: z.string().max(100), two_factor_code: optional(secondFactorCode) }),
} as const;

/**
 * Sign-in starts with a page visit, not an API request, to /api/auth/google/production or /api/auth/google/user.
 * It ends at the login page of the role with #code=… or with #error=… and one of `googleSignInErrors`. A talent
 * without an account arrives with #register=…, the code to register with.
 */
export const googleSignIn = {
  /** Returns which sign-in methods other than the password are configured. */
  'GET /api/auth/providers': endpoint({
    access: 'public',
    reply: z.object({ success, google: z.boolean() }),
  }),
  /**
   * Exchanges the code for a session, once, in the browser that signed in. `complete` says whether the house
   * can post casting calls. With two-step login enabled, a response with `two_factor: true` means that
   * `two_factor_code` is also required.
   */
  'POST /api/auth/google/production/exchange': endpoint({
    ...exchange,
    reply: openedSession.extend({ production_house: storedMember, complete: z.boolean() }),
  }),
  /** The same for a talent. */
  'POST /api/auth/google/user/exchange': endpoint({
    ...exchange,
    reply: openedSession.extend({ user: storedTalent }),
  }),
  /** Registers the talent whom Google has identified in this browser, and opens the session. */
  'POST /api/auth/google/user/register': endpoint({
    access: 'public',
    switch: 'registrations',
    limit: { address: [perMinute(5), perDay(20)] },
    body: talentCompletion,
    reply: openedSession.extend({ user: storedTalent }),
  }),
  'POST /api/production/complete-registration': endpoint({
    access: 'production',
    limit: { account: [perHour(20)] },
    body: houseCompletion,
    reply: done.extend({ production_house: storedMember }),
  }),
};
