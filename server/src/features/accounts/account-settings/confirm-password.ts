import { findAccount } from '#features/accounts/account-settings/queries.ts';
import { isPassword } from '#features/accounts/identity/passwords.ts';
import { confirmTwoFactor } from '#features/accounts/two-factor/require-two-factor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Returns the account if the password is right: a stolen session alone changes nothing important. */
export async function confirmPassword(
  { db }: Services,
  account_id: string,
  password: string,
  field: 'password' | 'current_password',
) {
  const account = await findAccount(db, account_id);
  if (!account.password_hash) throw new AppError('password_not_set');
  if (!(await isPassword(password, account.password_hash, 'known')))
    throw AppError.field(field, 'wrong_password');
  return account;
}

export interface Confirmation {
  password: string;
  /** Of the authenticator app, if two-step login is on. */
  code?: string | undefined;
}

/** Confirms the password and, if two-step login is on, the second step. */
export async function confirmOwner(
  services: Services,
  account_id: string,
  { password, code }: Confirmation,
  client: Client,
) {
  const account = await confirmPassword(services, account_id, password, 'password');
  await confirmTwoFactor(services, account_id, code, client);
  return account;
}
