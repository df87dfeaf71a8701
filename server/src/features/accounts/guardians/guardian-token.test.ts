import { expect, test } from 'vitest';
import {
  guardianOfLink,
  guardianOfPass,
  linkTokenOf,
  newPass,
} from '#features/accounts/guardians/guardian-token.ts';

const [former, current] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const id = '0192f0c8-7b5e-7c3a-9d5e-0123456789ab';
const now = new Date('2027-03-01T09:00:00+05:30');

test('accepts links and passes of the former key until it is removed', () => {
  const [link, pass] = [linkTokenOf([former], id), newPass([former], id, now)];

  expect([guardianOfLink([current, former], link), guardianOfPass([current, former], pass, now)]).toEqual([
    ...[id, id],
  ]);
  expect([guardianOfLink([current], link), guardianOfPass([current], pass, now)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a link does not act as a pass, and a pass expires after half an hour', () => {
  const pass = newPass([current], id, now);
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  expect(guardianOfPass([current], linkTokenOf([current], id), now)).toBeUndefined();
  expect(guardianOfPass([current], pass, new Date(after(30).getTime() - 1))).toBe(id);
  expect(guardianOfPass([current], pass, after(30))).toBeUndefined();
});
