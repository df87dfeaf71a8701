import { hashPassword } from '#features/accounts/identity/passwords.ts';
import { isWeakPassword } from '#features/accounts/identity/weak-password.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

interface Owner {
  email: string;
  mobile: string | null;
  name: string | null | undefined;
}

/** Hashes a new password. Rejects one that is easy to guess with a field error. */
export function hashNewPassword(
  { config }: Pick<Services, 'config'>,
  password: string,
  { email, mobile, name }: Owner,
  field: 'password' | 'newPassword' | 'new_password',
): Promise<string> {
  const personalData = [email, email.split('@')[0] ?? '', mobile ?? '', name ?? '', config.PRODUCT_NAME];
  if (isWeakPassword(password, personalData)) throw AppError.field(field, 'weak_password');
  return hashPassword(password);
}
