import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, knownPassword, secondFactorCode, success } from '#fields.ts';
import { perFiveMinutes, perHour, perMinute } from '#rates.ts';
import { RECOVERY_CODES } from '#rules/limits.ts';

/** The same limits as the other endpoints that ask for the password again. */
const guarded = {
  access: 'production',
  team: 'viewer',
  limit: { address: [perFiveMinutes(30)], account: [perHour(10)] },
} as const;

/** An authenticator app as the second step of a house's login. */
export const twoFactor = {
  'GET /api/production/second-factor': endpoint({
    access: 'production',
    limit: { account: [perMinute(60)] },
    reply: z.object({
      success,
      active: z.boolean(),
      recovery_codes_left: z.number().int(),
    }),
  }),
  /**
   * Creates the secret for setting up an authenticator app. It takes effect only after a code from the app
   * confirms it.
   */
  'POST /api/production/second-factor': endpoint({
    ...guarded,
    body: z.object({ password: knownPassword }),
    /** The same secret twice: as an otpauth URL for scanning and in base32 for typing. */
    reply: z.object({ success, setup_url: z.string(), setup_key: z.string() }),
  }),
  /** The recovery codes are returned only in this response and never again. */
  'POST /api/production/second-factor/confirm': endpoint({
    access: 'production',
    team: 'viewer',
    limit: { address: [perFiveMinutes(30)], account: [perHour(30)] },
    body: z.object({ code: secondFactorCode }),
    reply: done.extend({ recovery_codes: z.array(z.string()).length(RECOVERY_CODES) }),
  }),
  'POST /api/production/second-factor/remove': endpoint({
    ...guarded,
    body: z.object({ password: knownPassword, code: secondFactorCode }),
    reply: done,
  }),
};
