import { expect, test } from 'vitest';
import { formatDateTime } from '#ui/format-date-time.ts';

test('shows a status change with its day and time in India', () => {
  expect(formatDateTime('2026-03-05T20:15:00.000Z')).toBe('6 Mar 2026, 1:45 am IST');
});
