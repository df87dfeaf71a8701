import { z } from 'zod';
import { forBothRoles } from '#accounts/both-roles.ts';
import { byGuardian, childOfGuardian } from '#accounts/guardians.ts';
import { endpoint } from '#endpoint.ts';
import { done, ownerConfirmation } from '#fields.ts';
import { perFiveMinutes, perHour } from '#rates.ts';

const asGuardian = endpoint({ ...byGuardian, body: childOfGuardian });

/** Deletes an account after 30 days. The only owner of a production house deletes the house with it. */
export const accountDeletion = {
  /** Logs out everywhere. A login before `erase_at` keeps the account; a repeated request keeps the time. */
  ...forBothRoles({
    'POST /api/*/account-deletion': {
      limit: { address: [perFiveMinutes(30)], account: [perHour(10)] },
      body: ownerConfirmation,
      reply: done.extend({ erase_at: z.iso.datetime() }),
    },
  }),
  /** Deletes the account of a guardian's child. The child is logged out and cannot log in meanwhile. */
  'POST /api/guardian/account-deletion': asGuardian,
  /** Keeps the account of a child that was to be deleted. */
  'POST /api/guardian/account-deletion/cancel': asGuardian,
};
