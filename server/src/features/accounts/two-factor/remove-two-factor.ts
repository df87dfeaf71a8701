import { addSecurityNotice } from '#features/accounts/account-settings/add-security-notice.ts';
import { confirmPassword } from '#features/accounts/account-settings/confirm-password.ts';
import { deleteTwoFactor, findActiveFactor } from '#features/accounts/two-factor/queries.ts';
import { takeCode } from '#features/accounts/two-factor/take-code.ts';
import { endAccess } from '#features/accounts/ways-in/queries.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Turns two-step login off, for a user who passes both steps of a login. */
export async function removeTwoFactor(
  services: Services,
  { id, session_hash }: Actor,
  { password, code }: { password: string; code: string },
  client: Client,
) {
  await confirmPassword(services, id, password, 'password');
  const factor = await findActiveFactor(services.db, id);
  if (!factor) throw new AppError('two_factor_already_off');
  if (!(await takeCode(services, factor, code, client)))
    throw AppError.field('code', 'two_factor_code_wrong');
  await services.db.transaction().execute(async (db) => {
    await deleteTwoFactor(db, id);
    await endAccess(db, id, session_hash);
    await addSecurityNotice({ ...services, db }, id, { kind: 'two-factor-removed' });
  });
}
