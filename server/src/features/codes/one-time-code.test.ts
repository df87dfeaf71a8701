import { expect, test } from 'vitest';
import { digitsOf } from '#features/codes/one-time-code.ts';

const key = Buffer.alloc(32, 1);
const scope = {
  role: 'talent',
  purpose: 'verify',
  address: 'asha@test.example',
  account_id: null,
  seed: Buffer.alloc(16, 2),
} as const;

test('a code has six digits and follows from its seed', () => {
  expect(digitsOf(key, scope)).toMatch(/^\d{6}$/);
  expect(digitsOf(key, scope)).toBe(digitsOf(key, { ...scope }));
});

test('S-10: another role, purpose, account, address, seed or key gives another code', () => {
  const codes = [
    digitsOf(key, scope),
    digitsOf(key, { ...scope, role: 'production' }),
    digitsOf(key, { ...scope, purpose: 'reset' }),
    digitsOf(key, { ...scope, account_id: '5c4a3b1e-0000-4000-8000-000000000000' }),
    digitsOf(key, { ...scope, address: 'asha@test.examples' }),
    digitsOf(key, { ...scope, seed: Buffer.alloc(16, 3) }),
    digitsOf(Buffer.alloc(32, 4), scope),
  ];

  expect(new Set(codes).size).toBe(codes.length);
});

test('codes are spread evenly and keep their leading zeros', () => {
  const codes = Array.from({ length: 20_000 }, (_, n) =>
    digitsOf(key, { ...scope, seed: Buffer.from(`${n}`) }),
  );
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code.slice(0, 1), (counts.get(code.slice(0, 1)) ?? 0) + 1);

  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);

  expect(counts.size).toBe(10);
  // 27.88 is the 0.999 quantile for nine degrees of freedom.
  expect(chiSquare).toBeLessThan(27.88);
});
