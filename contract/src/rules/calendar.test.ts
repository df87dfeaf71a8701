import { expect, test } from 'vitest';
import { addDays, ageOn, closesAt, dayInIndia, daysUntilEndOf, weekdayOf } from './calendar.ts';

test('starts and ends a day at midnight in India', () => {
  expect(dayInIndia(new Date('2026-02-28T18:29:59Z'))).toBe('2026-02-28');
  expect(dayInIndia(new Date('2026-02-28T18:30:00Z'))).toBe('2026-03-01');
});

test('closes a casting call at midnight in India at the end of its deadline day', () => {
  expect(closesAt('2026-02-28')).toEqual(new Date('2026-02-28T18:30:00Z'));
  expect(closesAt('2026-12-31')).toEqual(new Date('2026-12-31T18:30:00Z'));
});

test('rounds up the days to the end of a day', () => {
  expect(daysUntilEndOf('2026-03-01', new Date('2026-03-01T00:00:00+05:30'))).toBe(1);
  expect(daysUntilEndOf('2026-03-01', new Date('2026-03-01T23:59:59+05:30'))).toBe(1);
  expect(daysUntilEndOf('2026-03-02', new Date('2026-03-01T23:59:59+05:30'))).toBe(2);
});

test('returns 0 days to the end of a past day', () => {
  expect(daysUntilEndOf('2026-03-01', new Date('2026-03-02T00:00:00+05:30'))).toBe(0);
  expect(daysUntilEndOf('2026-03-01', new Date('2027-03-01T00:00:00+05:30'))).toBe(0);
});

test('adds days across the ends of months and years and across leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
});

test('counts weekdays from Monday to Sunday', () => {
  const days = ['2026-03-02', '2026-03-03', '2026-03-07', '2026-03-08', '2026-03-09'];

  expect(days.map(weekdayOf)).toEqual([1, 2, 6, 7, 1]);
});

test('increases the age on the birthday', () => {
  expect(ageOn('2003-03-02', '2027-03-01')).toBe(23);
  expect(ageOn('2003-03-02', '2027-03-02')).toBe(24);
});

test('increases the age on 1 March in non-leap years for a birth date on 29 February', () => {
  expect(ageOn('2004-02-29', '2027-02-28')).toBe(22);
  expect(ageOn('2004-02-29', '2027-03-01')).toBe(23);
  expect(ageOn('2004-02-29', '2028-02-29')).toBe(24);
});
