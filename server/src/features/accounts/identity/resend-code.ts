import type { ResendRequest } from '@kirdaar/contract/accounts/identity';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { findRegistration } from '#features/accounts/identity/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import { requestCode } from '#features/accounts/one-time-codes/request-code.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

/**
 * Sends a new code for the registration that the browser made, or else for the newest of the email. The
 * response is the same for every email.
 */
export async function resendCode(
  services: Services,
  role: AccountRole,
  { email, attempt }: ResendRequest,
  requester: Guesser,
) {
  const attempt_hash = attempt ? hashToken(attempt) : null;
  await services.db.transaction().execute(async (db) => {
    const pending = await findRegistration(db, { role, email, attempt_hash });
    const address = mailboxOf(email);
    const scope = { role, purpose: 'verify', address, account_id: pending?.id ?? null } as const;
    await requestCode({ ...services, db }, scope, requester);
  });
}
