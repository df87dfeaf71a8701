import { expect, test } from 'vitest';
import { formatAppointment, formatDay, formatInstant } from '#platform/channels/format-date.ts';

const EVENING = '2026-12-01T15:00:00Z';

test('writes times in Indian time, in the language of the email', () => {
  expect(formatAppointment(EVENING, 'en')).toBe('Tue 1 Dec, 8:30 pm IST');
  expect(formatAppointment(EVENING, 'hi')).toBe('मंगलवार, 1 दिसंबर, 8:30 pm (भारतीय समय)');
  expect(formatInstant(EVENING, 'en')).toBe('1 Dec 2026, 8:30 pm IST');
  expect(formatInstant(EVENING, 'hi')).toBe('1 दिसंबर 2026, 8:30 pm (भारतीय समय)');
});

test('writes midnight as the start of the next day', () => {
  expect(formatInstant('2026-11-30T18:30:00Z', 'en')).toBe('1 Dec 2026, 12:00 am IST');
});

test('writes a day without a time', () => {
  expect(formatDay('2027-03-01', 'en')).toBe('1 Mar 2027');
  expect(formatDay('2027-03-01', 'hi')).toBe('1 मार्च 2027');
});
