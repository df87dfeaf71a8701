import { expect, test } from 'vitest';
import { formTime, slotTime } from '#ui/slot-time.ts';

test('shows one time to a viewer in India', () => {
  const slot = { starts_at: '2026-12-01T04:30:00.000Z', ends_at: '2026-12-01T04:55:00.000Z' };

  expect(slotTime(slot, 'Asia/Kolkata')).toEqual({
    india: 'Tue 1 Dec, 10:00 am – 10:25 am IST',
    day: 'Tuesday 1 December',
    time: '10:00 am – 10:25 am',
    viewer: undefined,
  });
  expect(slotTime(slot, 'Asia/Colombo').viewer).toBeUndefined();
});

test.for([
  ['2026-10-31T04:30:00.000Z', 'Sat 31 Oct, 12:30 am (New York)'],
  ['2026-11-01T04:30:00.000Z', 'Sun 1 Nov, 12:30 am (New York)'],
  ['2026-11-02T04:30:00.000Z', 'Sun 1 Nov, 11:30 pm (New York)'],
  ['2027-03-14T04:30:00.000Z', 'Sat 13 Mar, 11:30 pm (New York)'],
  ['2027-03-15T04:30:00.000Z', 'Mon 15 Mar, 12:30 am (New York)'],
] as const)('shows ten in the morning in India at %s as %s, in summer and winter', ([starts_at, viewer]) => {
  const texts = slotTime({ starts_at }, 'America/New_York');

  expect(texts.india).toContain('10:00 am IST');
  expect(texts.viewer).toBe(viewer);
});

test('fills a form with Indian time', () => {
  expect(formTime('2026-12-01T20:00:00.000Z')).toEqual({ day: '2026-12-02', from: '01:30' });
});
