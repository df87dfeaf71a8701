import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** Says to push services who sends (RFC 8292). */
export interface Vapid {
  /** Browsers subscribe to it, as base64url; whoever subscribed to another one is no longer reached. */
  publicKey: string;
  /** The header that speaks for us at the service of an endpoint. */
  authorize: (endpoint: string, now: Date) => string;
}

/** A token holds for a day at most; half of it leaves room for clocks that differ. */
const HOLDS_SECONDS = 12 * 3600;

/** Our pair of keys, from the secret that makes it; `contact` is whom a push service may write to. */
export function openVapid(secret: Buffer, contact: string): Vapid {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const coordinates = { x: point.subarray(1, 33), y: point.subarray(33), d: secret };
  const jwk = Object.fromEntries(
    Object.entries(coordinates).map(([name, bytes]) => [name, bytes.toString('base64url')]),
  );
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', ...jwk }, format: 'jwk' });

  return {
    publicKey,
    authorize: (endpoint, now) => {
      const exp = Math.floor(now.getTime() / 1000) + HOLDS_SECONDS;
      const claims = { aud: new URL(endpoint).origin, exp, sub: `mailto:${contact}` };
      const token = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
      const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
