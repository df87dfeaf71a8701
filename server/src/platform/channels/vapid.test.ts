import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { openVapid } from '#platform/channels/vapid.ts';

const now = new Date('2027-03-01T10:00:00Z');

test('identifies us to a push service by our public key and a contact', async () => {
  const { publicKey, authorize } = openVapid(Buffer.alloc(32, 7), 'help@operator.example');

  const header = authorize('https://fcm.googleapis.com/fcm/send/abc', now);

  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
    currentDate: now,
  });
  expect(decodeProtectedHeader(token)).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(payload).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: now.getTime() / 1000 + 12 * 3600,
    sub: 'mailto:help@operator.example',
  });
});

test('derives the same key from the same secret and another from another secret', () => {
  const keyOf = (secret: number) => openVapid(Buffer.alloc(32, secret), 'help@operator.example').publicKey;

  expect(keyOf(7)).toBe(keyOf(7));
  expect(keyOf(8)).not.toBe(keyOf(7));
});
