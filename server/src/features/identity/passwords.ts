import { hash, verify } from '@node-rs/argon2';
import { openGate } from '#platform/gate.ts';

// argon2id (the library's own choice) at a cost OWASP names; each hash holds 46 MiB.
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const current = '$argon2id$v=19$m=47104,t=1,p=1$';
const pass = openGate({ atOnce: 2, waiting: 32 });

export function hashPassword(password: string): Promise<string> {
  return pass(() => hash(password, cost));
}

/** Whether the password is the account's. Without a password it takes as long, and the answer is no. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  if (passwordHash) return pass(() => verify(passwordHash, password));
  await hashPassword(password);
  return false;
}

/** Whether a hash was made at another cost than today's. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(current);
}
