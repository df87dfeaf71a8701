import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { aadhaar, choice, done, gstin, line, mobile, optional, pan, secondFactorCode } from './fields.ts';
import { storedMember } from './identity.ts';
import { perHour, perMinute } from './rates.ts';
import { workTypes } from './rules/vocabulary.ts';

/** What a house that came by Google adds before it may post. */
const houseCompletion = z.object({
  pan_no: pan,
  aadhaar_no: aadhaar,
  type_of_work: choice(workTypes),
  phone_number: mobile,
  company_name: optional(line),
  gst_no: optional(gstin),
});
export type HouseCompletion = z.output<typeof houseCompletion>;

const success = z.literal(true);

/**
 * Signing in begins with a visit, not a call, to /api/auth/google/production. It ends at
 * /production/login#code=… or #error=… with one of `googleSignInErrors`.
 */
export const googleSignIn = {
  /** Which ways to sign in beside the password are set up. */
  'GET /api/auth/providers': endpoint({
    access: 'public',
    reply: z.object({ success, google: z.boolean() }),
  }),
  /**
   * Swaps the code for a session, once, in the browser that signed in. `complete` is whether the house may post.
   * Where two-step login is on, an answer with `second_factor: true` asks for `second_factor_code` too.
   */
  'POST /api/auth/google/production/exchange': endpoint({
    access: 'public',
    limit: { address: [perMinute(10)] },
    body: z.object({ code: z.string().max(100), second_factor_code: optional(secondFactorCode) }),
    reply: z.object({ success, token: z.string(), production_house: storedMember, complete: z.boolean() }),
  }),
  'POST /api/production/complete-registration': endpoint({
    access: 'production',
    limit: { account: [perHour(20)] },
    body: houseCompletion,
    reply: done.extend({ production_house: storedMember }),
  }),
};
