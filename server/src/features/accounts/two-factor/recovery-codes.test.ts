import { expect, test } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from '#features/accounts/two-factor/recovery-codes.ts';

const secret = Buffer.alloc(20, 7);

test('creates ten distinct recovery codes', () => {
  const codes = newRecoveryCodes();

  expect(new Set(codes).size).toBe(10);
  expect(codes.filter((code) => !/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/.test(code))).toEqual([]);
});

test.for(['10abc-def01', ' 10ABC DEF01 ', '1oabcdefo1', 'i0abc–defol'])(
  'reads %s as the same recovery code',
  (typed) => {
    expect(hashRecoveryCode(secret, typed)).toEqual(hashRecoveryCode(secret, '10abcdef01'));
  },
);

test('the hash of a recovery code is useless without the secret of its app', () => {
  const hash = hashRecoveryCode(secret, '10abc-def01');

  expect(hashRecoveryCode(Buffer.alloc(20, 8), '10abc-def01')).not.toEqual(hash);
});
