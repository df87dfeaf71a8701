import { hash, verify } from '@node-rs/argon2';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';

// argon2id (the library's default) at a cost recommended by OWASP; each hash uses 46 MiB.
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const current = '$argon2id$v=19$m=47104,t=1,p=1$';
const pass = openConcurrencyLimit({ atOnce: 2, waiting: 32 });

export function hashPassword(password: string): Promise<string> {
  return pass(() => hash(password, cost));
}

/**
 * Returns whether the password matches the account's hash. Without a hash it takes as long and returns false.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  if (passwordHash) return pass(() => verify(passwordHash, password));
  await hashPassword(password);
  return false;
}

/** Returns whether a hash was made at a cost other than the current one. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(current);
}
