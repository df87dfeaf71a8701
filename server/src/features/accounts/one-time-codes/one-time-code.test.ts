import { expect, test } from 'vitest';
import { digitsOf } from '#features/accounts/one-time-codes/one-time-code.ts';

const keys = [Buffer.alloc(32, 1)] as const;
const scope = {
  role: 'talent',
  purpose: 'verify',
  address: 'asha@test.example',
  account_id: null,
  seed: Buffer.alloc(16, 2),
} as const;

test('a code has six digits and is derived from its seed', () => {
  expect(digitsOf(keys, scope)).toMatch(/^\d{6}$/);
  expect(digitsOf(keys, scope)).toBe(digitsOf(keys, { ...scope }));
});

test('another role, purpose, account, address, seed or key gives another code', () => {
  const codes = [
    digitsOf(keys, scope),
    digitsOf(keys, { ...scope, role: 'production' }),
    digitsOf(keys, { ...scope, purpose: 'reset' }),
    digitsOf(keys, { ...scope, account_id: '5c4a3b1e-0000-4000-8000-000000000000' }),
    digitsOf(keys, { ...scope, address: 'asha@test.examples' }),
    digitsOf(keys, { ...scope, seed: Buffer.alloc(16, 3) }),
    digitsOf([Buffer.alloc(32, 4)], scope),
  ];

  expect(new Set(codes).size).toBe(codes.length);
});

test('codes are spread evenly over all numbers, including those with leading zeros', () => {
  const codes = Array.from({ length: 100_000 }, (_, n) =>
    digitsOf(keys, { ...scope, seed: Buffer.from(`${n}`) }),
  );
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code.slice(0, 2), (counts.get(code.slice(0, 2)) ?? 0) + 1);

  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);

  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(counts.size).toBe(100);
  // 148.2 is the 0.999 quantile for 99 degrees of freedom.
  expect(chiSquare).toBeLessThan(148.2);
});
