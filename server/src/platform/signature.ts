import { createHmac, timingSafeEqual } from 'node:crypto';

/** How providers and we sign: HMAC-SHA256, in hexadecimal digits. */
export function signatureOf(secret: string | Buffer, content: string | Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** Compares what somebody claims to know with what it is, so that the time tells nothing of how much fits. */
export function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
