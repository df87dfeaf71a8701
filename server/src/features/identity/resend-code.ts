import { requestCode } from '#features/codes/request-code.ts';
import type { AccountRole } from '#platform/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

/** Sends a new code to an account that waits to be verified; the answer is the same for every address. */
export async function resendCode(services: Services, role: AccountRole, email: string) {
  const scope = { role, purpose: 'verify', address: email, account_id: null } as const;
  await services.db.transaction().execute((db) => requestCode({ ...services, db }, scope));
}
