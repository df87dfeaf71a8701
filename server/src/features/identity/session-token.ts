import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits that only the browser keeps. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. A token is random enough to need no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
