import { expect, test } from 'vitest';
import { agesOf, isAgeRange, mayCastChildren, writeAgeRange } from './age-range.ts';

test.each(['18-24', '18 - 24', '18+', '18 +', '30', '0-2', '24-24'])(
  'accepts %s as an age range',
  (typed) => {
    expect(isAgeRange(typed)).toBe(true);
  },
);

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
])('rejects %j as an age range', (typed) => {
  expect(isAgeRange(typed)).toBe(false);
});

test.each([
  ['18-24', 18, 24],
  ['18 - 24', 18, 24],
  ['18 +', 18, Number.POSITIVE_INFINITY],
  ['30', 30, 30],
])('parses %s as ages %i to %d', (range, from, to) => {
  expect(agesOf(range)).toEqual({ from, to });
});

test('returns no ages for text that is not an age range', () => {
  expect(agesOf('adult')).toBeUndefined();
});

test.each([
  ['8', true],
  ['17+', true],
  ['17-25', true],
  [' 5 - 10 ', true],
  ['18', false],
  ['18+', false],
  ['18-24', false],
  ['adult', false],
])('says of %j that it allows children: %j', (range, allowed) => {
  expect(mayCastChildren(range)).toBe(allowed);
});

test.each([
  ['18 – 24', '18-24'],
  ['18–24', '18-24'],
  ['18-24 years', '18-24'],
  ['18-24 yrs', '18-24'],
  ['१८-२४', '18-24'],
  ['18 to 25', '18-25'],
  ['18 से 25 साल', '18-25'],
  ['18\u00a0-\u00a024', '18 - 24'],
  ['25+', '25+'],
  ['25 plus', '25+'],
  ['30 yrs old', '30'],
  ['4-6 months', '0'],
  ['Teen', '13-19'],
])('reads the ages %j as %s', (typed, written) => {
  expect(writeAgeRange(typed)).toBe(written);
  expect(isAgeRange(written)).toBe(true);
});
