import { z } from 'zod';
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
import { perHour, perMinute } from '#rates.ts';
import { workTypes } from '#rules/vocabulary.ts';
import { openedSession, storedMember } from './identity.ts';

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

/**
 * Sign-in starts with a page visit, not an API request, to /api/auth/google/production. It ends at
 * /production/login#code=… or #error=… with one of `googleSignInErrors`.
 */
export const googleSignIn = {
  /** Returns which sign-in methods other than the password are configured. */
  'GET /api/auth/providers': endpoint({
    access: 'public',
    reply: z.object({ success, google: z.boolean() }),
  }),
  /**
   * Exchanges the code for a session, once, in the browser that signed in. `complete` says whether the house
   * can post casting calls. With two-step login enabled, a response with `second_factor: true` means that
   * `second_factor_code` is also required.
   */
  'POST /api/auth/google/production/exchange': endpoint({
    access: 'public',
    limit: { address: [perMinute(10)] },
    body: z.object({ code: z.string().max(100), second_factor_code: optional(secondFactorCode) }),
    reply: openedSession.extend({ production_house: storedMember, complete: z.boolean() }),
  }),
  'POST /api/production/complete-registration': endpoint({
    access: 'production',
    limit: { account: [perHour(20)] },
    body: houseCompletion,
    reply: done.extend({ production_house: storedMember }),
  }),
};
