import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, knownPassword, secondFactorCode, success } from '#fields.ts';
import { perFiveMinutes, perHour, perMinute } from '#rates.ts';
import { RECOVERY_CODES } from '#rules/limits.ts';

/** The same limits as the other endpoints that ask for the password again. */
const guarded = {
  limit: { address: [perFiveMinutes(30)], account: [perHour(10)] },
} as const;

const state = {
  limit: { account: [perMinute(60)] },
  reply: z.object({ success, active: z.boolean(), recovery_codes_left: z.number().int() }),
} as const;

const begin = {
  ...guarded,
  body: z.object({ password: knownPassword }),
  /** The same secret twice: as an otpauth URL for scanning and in base32 for typing. */
  reply: z.object({ success, setup_url: z.string(), setup_key: z.string() }),
} as const;

const confirm = {
  limit: { address: [perFiveMinutes(30)], account: [perHour(30)] },
  body: z.object({ code: secondFactorCode }),
  reply: done.extend({ recovery_codes: z.array(z.string()).length(RECOVERY_CODES) }),
} as const;

const remove = {
  ...guarded,
  body: z.object({ password: knownPassword, code: secondFactorCode }),
  reply: done,
} as const;

const talent = { access: 'talent' } as const;
const member = { access: 'production', team: 'viewer' } as const;

/**
 * An authenticator app as the second step of a login. Setting it up creates a secret, which takes effect only
 * after a code from the app confirms it. The recovery codes are returned once and never again.
 */
export const twoFactor = {
  'GET /api/user/two-factor': endpoint({ ...talent, ...state }),
  'POST /api/user/two-factor': endpoint({ ...talent, ...begin }),
  'POST /api/user/two-factor/confirm': endpoint({ ...talent, ...confirm }),
  'POST /api/user/two-factor/remove': endpoint({ ...talent, ...remove }),
  'GET /api/production/two-factor': endpoint({ access: 'production', ...state }),
  'POST /api/production/two-factor': endpoint({ ...member, ...begin }),
  'POST /api/production/two-factor/confirm': endpoint({ ...member, ...confirm }),
  'POST /api/production/two-factor/remove': endpoint({ ...member, ...remove }),
};
