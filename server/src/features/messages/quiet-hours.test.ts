import { expect, test } from 'vitest';
import { afterQuietHours } from '#features/messages/quiet-hours.ts';

const after = (instant: string) => afterQuietHours(new Date(instant)).toISOString();

test('by day nothing waits', () => {
  expect(after('2026-03-01T09:00:00+05:30')).toBe('2026-03-01T03:30:00.000Z');
  expect(after('2026-03-01T20:59:59+05:30')).toBe('2026-03-01T15:29:59.000Z');
});

test('from nine in the evening on it waits for nine in the morning, in India', () => {
  expect(after('2026-03-01T21:00:00+05:30')).toBe('2026-03-02T03:30:00.000Z');
  expect(after('2026-03-01T23:59:59+05:30')).toBe('2026-03-02T03:30:00.000Z');
});

test('before nine in the morning it waits for the same morning', () => {
  expect(after('2026-03-02T00:00:00+05:30')).toBe('2026-03-02T03:30:00.000Z');
  expect(after('2026-03-02T08:59:59+05:30')).toBe('2026-03-02T03:30:00.000Z');
});
