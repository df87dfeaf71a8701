import { expect, test } from 'vitest';
import { daysToExpire } from '#features/jobs/jobs/DaysToExpire.tsx';

test.each([
  ['2026-03-05', '2026-03-01T12:00:00+05:30', 4],
  ['2026-03-02', '2026-03-01T23:59:00+05:30', 1],
  ['2026-03-02', '2026-03-01T00:00:00+05:30', 1],
  ['2026-03-02', '2026-03-02T00:00:00+05:30', 0],
  ['2026-02-01', '2026-03-01T12:00:00+05:30', 0],
])('an audition on %s is at %s %i days away', (audition, now, days) => {
  expect(daysToExpire(audition, new Date(now))).toBe(days);
});

test('returns N/A without an audition date', () => {
  expect(daysToExpire(null, new Date('2026-03-01T12:00:00+05:30'))).toBe('N/A');
});
