import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** Authenticates us to push services (RFC 8292). */
export interface Vapid {
  /** Browsers subscribe with it, as base64url; those subscribed with another key can no longer be reached. */
  publicKey: string;
  /** Returns the header that authenticates us to the push service of an endpoint. */
  authorize: (endpoint: string, now: Date) => string;
}

/** A token may be valid for a day at most; half of that allows for clock differences. */
const TOKEN_SECONDS = 12 * 3600;

/** Derives our key pair from a secret; `contact` is the email address for push services to write to. */
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
      const exp = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS;
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
