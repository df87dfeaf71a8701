import { z } from 'zod';
import { childOfGuardian, guardianWrite } from '#accounts/guardians.ts';
import { endpoint } from '#endpoint.ts';
import { done, knownPassword } from '#fields.ts';
import { perFiveMinutes, perHour, perMinute } from '#rates.ts';

/**
 * Requires the password again and logs out everywhere. Logging in before `erase_at` keeps the account. A
 * repeated request does not change the time.
 */
const requestDeletion = {
  limit: { address: [perFiveMinutes(30)], account: [perHour(10)] },
  body: z.object({ password: knownPassword }),
  reply: done.extend({ erase_at: z.iso.datetime() }),
} as const;

const asGuardian = {
  access: 'public',
  limit: { address: [perMinute(30)] },
  body: childOfGuardian,
  reply: guardianWrite,
} as const;

/** Deletes an account after 30 days. The only owner of a production house deletes the house with it. */
export const accountDeletion = {
  'POST /api/user/account-deletion': endpoint({ access: 'talent', ...requestDeletion }),
  'POST /api/production/account-deletion': endpoint({
    access: 'production',
    team: 'viewer',
    ...requestDeletion,
  }),
  /** Deletes the account of a guardian's child. The child is logged out and cannot log in meanwhile. */
  'POST /api/guardian/account-deletion': endpoint(asGuardian),
  /** Keeps the account of a child that was to be deleted. */
  'POST /api/guardian/account-deletion/cancel': endpoint(asGuardian),
};
