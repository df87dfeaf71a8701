import { expect, test } from 'vitest';
import { daysToDeadline } from '#features/jobs/jobs/DaysToExpire.tsx';

test.each([
  ['2026-03-05', '2026-03-01T12:00:00+05:30', '5 Days left'],
  ['2026-03-01', '2026-03-01T23:59:00+05:30', '1 Day left'],
  ['2026-03-01', '2026-03-02T00:00:00+05:30', '0 Days left'],
  ['2026-02-01', '2026-03-01T12:00:00+05:30', '0 Days left'],
  [null, '2026-03-01T12:00:00+05:30', 'No deadline'],
])('a deadline on %s is shown at %s as %s', (deadline, now, text) => {
  expect(daysToDeadline({ application_deadline: deadline, status: 'open' }, new Date(now))).toBe(text);
});

test('a casting call that its house closed has no days left', () => {
  const closed = { application_deadline: '2026-03-05', status: 'closed' } as const;

  expect(daysToDeadline(closed, new Date('2026-03-01T12:00:00+05:30'))).toBe('Closed');
});
