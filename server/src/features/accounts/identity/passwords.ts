import { hash, verify } from '@node-rs/argon2';
import { isWeakPassword } from '#features/accounts/identity/weak-password.ts';
import { AppError } from '#platform/http/app-error.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import type { Services } from '#platform/services.ts';

// argon2id (the library's default) at a cost recommended by OWASP; each hash uses 46 MiB.
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const current = '$argon2id$v=19$m=47104,t=1,p=1$';
/** Known browsers and sessions have a queue of their own, so that a flood of strangers does not take their place. */
export type Lane = 'stranger' | 'known';
const lanes = {
  stranger: openConcurrencyLimit({ atOnce: 2, waiting: 32 }),
  known: openConcurrencyLimit({ atOnce: 1, waiting: 16 }),
};

interface Owner {
  email: string;
  mobile: string | null;
  name: string | null | undefined;
}

export function hashPassword(password: string, lane: Lane = 'stranger'): Promise<string> {
  return lanes[lane](() => hash(password, cost));
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

/** Returns whether the password matches the hash. Without a hash it takes as long. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
  lane: Lane,
): Promise<boolean> {
  if (passwordHash) return lanes[lane](() => verify(passwordHash, password));
  await hashPassword(password, lane);
  return false;
}

export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(current);
}
