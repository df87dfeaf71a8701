import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs as the providers do: HMAC-SHA256 in hexadecimal. */
export function signatureOf(secret: string | Buffer, content: string | Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/**
 * Compares a secret with user input in constant time, so that the timing does not reveal how much of it
 * matches.
 */
export function timingSafeCompare(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
