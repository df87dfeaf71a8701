import { findAccount } from '#features/account/queries.ts';
import { isPassword } from '#features/identity/passwords.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** The account, to whoever knows its password: a stolen session alone changes nothing that matters. */
export async function confirmPassword(
  { db }: Services,
  account_id: string,
  password: string,
  field: 'password' | 'current_password',
) {
  const account = await findAccount(db, account_id);
  if (!account.password_hash) {
    throw new Refusal(403, 'Your account has no password yet. Please choose one with “Forgot password”.');
  }
  if (!(await isPassword(password, account.password_hash))) {
    const message = 'This is not your password.';
    throw new Refusal(403, message, { fields: { [field]: message } });
  }
  return account;
}
