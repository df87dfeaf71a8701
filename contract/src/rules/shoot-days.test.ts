import { expect, test } from 'vitest';
import { overlap, shootSpan } from './shoot-days.ts';

test.for([
  ['30 days', '2026-12-30'],
  ['3 Days', '2026-12-03'],
  ['10-12 days', '2026-12-12'],
  ['2 weeks', '2026-12-14'],
  ['A week, nights', '2026-12-07'],
  ['one month', '2026-12-30'],
  ['6 nights', '2026-12-06'],
  ['5-day schedule', '2026-12-05'],
  ['As long as it takes', '2026-12-01'],
  ['', '2026-12-01'],
  ['0 days', '2026-12-01'],
] as const)('ends a shoot of %j from 1 December on %s', ([shoot_duration, until]) => {
  expect(shootSpan({ shoot_dates: '2026-12-01', shoot_duration })).toEqual({ from: '2026-12-01', until });
});

test('detects overlap when shoots share a day, not when one ends the day before the other', () => {
  const first = { shoot_dates: '2026-12-01', shoot_duration: '5 days' };

  expect(overlap(first, { shoot_dates: '2026-12-05', shoot_duration: '1 day' })).toBe(true);
  expect(overlap({ shoot_dates: '2026-12-05', shoot_duration: '1 day' }, first)).toBe(true);
  expect(overlap(first, { shoot_dates: '2026-12-06', shoot_duration: '1 week' })).toBe(false);
});
