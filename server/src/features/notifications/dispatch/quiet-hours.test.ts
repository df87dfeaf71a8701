import { expect, test } from 'vitest';
import { afterQuietHours } from '#features/notifications/dispatch/quiet-hours.ts';

const after = (instant: string) => afterQuietHours(new Date(instant)).toISOString();

test('does not delay during the day', () => {
  expect(after('2026-03-01T09:00:00+05:30')).toBe('2026-03-01T03:30:00.000Z');
  expect(after('2026-03-01T20:59:59+05:30')).toBe('2026-03-01T15:29:59.000Z');
});

test('delays from 9 pm until 9 am the next day in India', () => {
  expect(after('2026-03-01T21:00:00+05:30')).toBe('2026-03-02T03:30:00.000Z');
  expect(after('2026-03-01T23:59:59+05:30')).toBe('2026-03-02T03:30:00.000Z');
});

test('delays before 9 am until 9 am the same day', () => {
  expect(after('2026-03-02T00:00:00+05:30')).toBe('2026-03-02T03:30:00.000Z');
  expect(after('2026-03-02T08:59:59+05:30')).toBe('2026-03-02T03:30:00.000Z');
});
