import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { knownPassword, success } from '#fields.ts';
import { perFiveMinutes, perHour } from '#rates.ts';

/**
 * Requires the password again and logs out everywhere. Logging in before `erase_at` keeps the account. A
 * repeated request does not change the time.
 */
const requestDeletion = {
  limit: { address: [perFiveMinutes(30)], account: [perHour(10)] },
  body: z.object({ password: knownPassword }),
  reply: z.object({ success, message: z.string(), erase_at: z.iso.datetime() }),
} as const;

/** Deletes an account after 30 days. The only owner of a production house deletes the house with it. */
export const accountDeletion = {
  'POST /api/user/account-deletion': endpoint({ access: 'talent', ...requestDeletion }),
  'POST /api/production/account-deletion': endpoint({
    access: 'production',
    team: 'viewer',
    ...requestDeletion,
  }),
};
