import { hashPassword } from '#features/identity/passwords.ts';
import { isWeakPassword } from '#features/identity/weak-password.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

interface Owner {
  email: string;
  mobile: string | null;
  name: string | null | undefined;
}

/** The hash of a password someone chose; refused beside its field when it is easy to guess. */
export function hashNewPassword(
  { config }: Pick<Services, 'config'>,
  password: string,
  { email, mobile, name }: Owner,
  field: 'password' | 'newPassword' | 'new_password',
): Promise<string> {
  const ownWords = [email, email.split('@')[0] ?? '', mobile ?? '', name ?? '', config.PRODUCT_NAME];
  if (isWeakPassword(password, ownWords)) {
    const message = 'This password is easy to guess. Please choose another.';
    throw new Refusal(400, message, { fields: { [field]: message } });
  }
  return hashPassword(password);
}
