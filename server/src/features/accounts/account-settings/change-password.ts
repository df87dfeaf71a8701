import { confirmPassword } from '#features/accounts/account-settings/confirm-password.ts';
import { updateAccount } from '#features/accounts/account-settings/queries.ts';
import { addSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import { hashNewPassword } from '#features/accounts/identity/passwords.ts';
import { endAccess } from '#features/accounts/sessions/queries.ts';
import { confirmTwoFactor } from '#features/accounts/two-factor/require-two-factor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

interface PasswordChange {
  current_password: string;
  new_password: string;
  code?: string | undefined;
}

/** Changes the password if the current one is right, and ends the account's other sessions. */
export async function changePassword(
  services: Services,
  { id, session_hash }: Actor,
  { current_password, new_password, code }: PasswordChange,
  client: Client,
) {
  const account = await confirmPassword(services, id, current_password, 'current_password');
  await confirmTwoFactor(services, id, code, client);
  const password_hash = await hashNewPassword(services, new_password, account, 'new_password');
  await services.db.transaction().execute(async (db) => {
    await updateAccount(db, id, { password_hash });
    await endAccess(db, id, session_hash);
    await addSecurityNotice({ ...services, db }, id, { kind: 'password-changed' });
  });
}
