import { requestCode } from '#features/accounts/one-time-codes/request-code.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

/** Sends a new code to an unverified account. The response is the same for every email. */
export async function resendCode(services: Services, role: AccountRole, email: string) {
  const scope = { role, purpose: 'verify', address: email, account_id: null } as const;
  await services.db.transaction().execute((db) => requestCode({ ...services, db }, scope));
}
