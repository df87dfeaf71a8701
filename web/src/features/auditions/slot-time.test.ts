import { expect, test } from 'vitest';
import { formTime, slotTime } from '#features/auditions/slot-time.ts';

test('whoever is in India reads one time', () => {
  const slot = { starts_at: '2026-12-01T04:30:00.000Z', ends_at: '2026-12-01T04:55:00.000Z' };

  expect(slotTime(slot, 'Asia/Kolkata')).toEqual({
    india: 'Tue 1 Dec, 10:00–10:25 (India)',
    viewer: undefined,
  });
  expect(slotTime(slot, 'Asia/Colombo').viewer).toBeUndefined();
});

test.for([
  ['2026-10-31T04:30:00.000Z', 'Sat 31 Oct, 00:30 (New York)'],
  ['2026-11-01T04:30:00.000Z', 'Sun 1 Nov, 00:30 (New York)'],
  ['2026-11-02T04:30:00.000Z', 'Sun 1 Nov, 23:30 (New York)'],
  ['2027-03-14T04:30:00.000Z', 'Sat 13 Mar, 23:30 (New York)'],
  ['2027-03-15T04:30:00.000Z', 'Mon 15 Mar, 00:30 (New York)'],
] as const)('ten in the morning in India at %s is %s, summer and winter', ([starts_at, viewer]) => {
  const told = slotTime({ starts_at }, 'America/New_York');

  expect(told.india).toContain('10:00 (India)');
  expect(told.viewer).toBe(viewer);
});

test('a form is filled in Indian time', () => {
  expect(formTime('2026-12-01T20:00:00.000Z')).toEqual({ day: '2026-12-02', from: '01:30' });
});
