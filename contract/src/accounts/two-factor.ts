import { z } from 'zod';
import { forBothRoles } from '#accounts/both-roles.ts';
import { done, knownPassword, secondFactorCode, success } from '#fields.ts';
import { perFiveMinutes, perHour, perMinute } from '#rates.ts';
import { RECOVERY_CODES } from '#rules/limits.ts';

/** The same limits as the other endpoints that ask for the password again. */
const limit = { address: [perFiveMinutes(30)], account: [perHour(10)] };

/**
 * An authenticator app as the second step of a login. Setting it up creates a secret, which takes effect only
 * after a code from the app confirms it. The recovery codes are returned once and never again.
 */
export const twoFactor = forBothRoles({
  'GET /api/*/two-factor': {
    limit: { account: [perMinute(60)] },
    reply: z.object({ success, active: z.boolean(), recovery_codes_left: z.number().int() }),
  },
  'POST /api/*/two-factor': {
    limit,
    body: z.object({ password: knownPassword }),
    /** The same secret twice: as an otpauth URL for scanning and in base32 for typing. */
    reply: z.object({ success, setup_url: z.string(), setup_key: z.string() }),
  },
  'POST /api/*/two-factor/confirm': {
    limit: { address: [perFiveMinutes(30)], account: [perHour(30)] },
    body: z.object({ code: secondFactorCode }),
    reply: done.extend({ recovery_codes: z.array(z.string()).length(RECOVERY_CODES) }),
  },
  'POST /api/*/two-factor/remove': {
    limit,
    body: z.object({ password: knownPassword, code: secondFactorCode }),
    reply: done,
  },
});
