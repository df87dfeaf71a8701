import { createHash, randomBytes } from 'node:crypto';

/** Returns a new session token: 256 random bits that only the browser stores. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for the database. A token is random enough to need no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
