import { expect, test } from 'vitest';
import { agesOf, isAgeRange } from './age-range.ts';

test.each(['18-24', '18 - 24', '18+', '18 +', '30', '0-2', '24-24'])('%s is an age range', (typed) => {
  expect(isAgeRange(typed)).toBe(true);
});

test.each([
  '',
  '24-18',
  '18-',
  '-18',
  '18-24-30',
  '100',
  'adult',
  '18 to 24',
  '१८-२४',
  '18\u00a0-\u00a024',
  '18-24\n',
])('%j is no age range', (typed) => {
  expect(isAgeRange(typed)).toBe(false);
});

test.each([
  ['18-24', 18, 24],
  ['18 - 24', 18, 24],
  ['18 +', 18, Number.POSITIVE_INFINITY],
  ['30', 30, 30],
])('%s reaches from %i to %d', (range, from, to) => {
  expect(agesOf(range)).toEqual({ from, to });
});

test('what is no range has no ages', () => {
  expect(agesOf('adult')).toBeUndefined();
});
