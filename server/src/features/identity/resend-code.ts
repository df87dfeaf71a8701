import { requestCode } from '#features/identity/request-code.ts';
import type { AccountRole } from '#platform/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

/** Sends a new code to an account that waits to be verified; the answer is the same for every address. */
export async function resendCode(services: Services, role: AccountRole, email: string) {
  await services.db
    .transaction()
    .execute((db) => requestCode({ ...services, db }, { role, purpose: 'verify', email }));
}
