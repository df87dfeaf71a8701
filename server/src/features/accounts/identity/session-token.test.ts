import { expect, test } from 'vitest';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';

test('each of ten thousand tokens is unique and has 256 random bits', () => {
  const tokens = Array.from({ length: 10_000 }, newToken);

  const bytes = tokens.map((token) => Buffer.from(token, 'base64url'));
  const ones = Array.from({ length: 256 }, (_, place) => {
    return bytes.filter((token) => ((token[place >> 3] ?? 0) >> (place & 7)) & 1).length;
  });

  expect(new Set(tokens).size).toBe(tokens.length);
  expect(new Set(tokens.map((token) => hashToken(token).toString('hex'))).size).toBe(tokens.length);
  expect(bytes.filter((token) => token.length !== 32)).toEqual([]);
  // Each bit is set in about half of the tokens; 300 is six standard deviations.
  expect(ones.filter((count) => Math.abs(count - 5000) > 300)).toEqual([]);
});
