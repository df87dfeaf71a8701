import { expect, test } from 'vitest';
import { writeAppointment, writeDay, writeInstant } from '#platform/written-time.ts';

const EVENING = '2026-12-01T15:00:00Z';

test('times are written as in India, in the language of the letter', () => {
  expect(writeAppointment(EVENING, 'en')).toBe('Tuesday 1 December at 20:30, Indian time');
  expect(writeAppointment(EVENING, 'hi')).toBe('मंगलवार, 1 दिसंबर को 20:30 बजे (भारतीय समय)');
  expect(writeInstant(EVENING, 'en')).toBe('1 December 2026 at 20:30, Indian time');
  expect(writeInstant(EVENING, 'hi')).toBe('1 दिसंबर 2026 को 20:30 बजे (भारतीय समय)');
});

test('midnight begins the day', () => {
  expect(writeInstant('2026-11-30T18:30:00Z', 'en')).toBe('1 December 2026 at 00:00, Indian time');
});

test('a day is written as it is', () => {
  expect(writeDay('2027-03-01', 'en')).toBe('1 March 2027');
  expect(writeDay('2027-03-01', 'hi')).toBe('1 मार्च 2027');
});
