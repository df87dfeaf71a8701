import { findAccount } from '#features/accounts/account-settings/queries.ts';
import { isPassword } from '#features/accounts/identity/passwords.ts';
import { AppError } from '#platform/http/app-error.ts';
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
