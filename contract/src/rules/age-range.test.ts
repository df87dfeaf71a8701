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
  [
    '18-24',
    [
      '18-24',
      '18 – 24',
      '18–24',
      '18—24',
      '18−24',
      '18‑24',
      '18~24',
      '18-24 years',
      '18-24 yrs',
      '18-24yrs.',
    ],
  ],
  [
    '18-24',
    [
      '१८-२४',
      '௧௮-௨௪',
      '18 से 24',
      '18 से 24 साल',
      '18 साल से 24 साल',
      '18 से 24 वर्ष तक',
      'उम्र 18-24',
      '18\u00a0-\u00a024 years',
    ],
  ],
  [
    '18-24',
    ['18 to 24', '18 TO 24 YRS', '18 yrs to 24 yrs', '18 years - 24 years', '18y-24y', 'between 18 and 24'],
  ],
  ['18-24', ['Age 18-24', 'Ages: 18 to 24', 'aged 18 to 24 years', '18-24 years old', ' 18-24 ', '18to24']],
  ['18 - 24', ['18 - 24']],
  ['18 +', ['18 +']],
  [
    '25+',
    [
      '25+',
      '25+ years',
      '25 plus',
      '25 and above',
      '25 & above',
      '25 or older',
      '25 yrs and above',
      '25 onwards',
    ],
  ],
  [
    '25+',
    ['25 years plus', '25 साल से ज़्यादा', '25 से अधिक', '25 and over', '25 yrs+', '25 yrs +', '25 yrs. and up'],
  ],
  [
    '25+',
    [
      'above 25',
      'Above 25 years',
      'over 25',
      'at least 25',
      'min 25',
      '25 साल से ऊपर',
      '२५ से ऊपर',
      '25 या उससे ज़्यादा',
    ],
  ],
  ['0-9', ['under 10', 'Below 10 years', 'less than 10 yrs', '10 साल से कम', '१० से कम', 'younger than 10']],
  ['0-10', ['up to 10', 'upto 10 years', '10 and under', '10 or younger', '10 साल तक', 'max 10']],
  ['0', ['under 6 months', 'up to 11 months', 'under 1']],
  ['1+', ['12 months and above', '18 months+']],
  ['30', ['30', '30 yrs old', '30 years', '30 साल', '३०', '30-30 yrs']],
  ['13-19', ['teen', 'Teen', 'Teens', 'TEENAGER', 'teenagers', 'teenage']],
  ['0', ['4-6 months', '6 months', '4 to 6 months old', '0-6 mths', '3 महीने', '६ माह', '6 mos.']],
  ['1', ['12-18 months', '18 months', '12 months to 23 months', '12–18 माह']],
  ['0-1', ['10-14 months', '6 to 18 months']],
  ['1-2', ['1 year - 30 months', '18 months - 2 years']],
  ['0-2', ['6 months to 2 years', '6 months - 2 yrs', '0-24 months', '0 to 2 years']],
])('writes %s for each of %j', (written, spellings) => {
  expect(spellings.map((typed) => [typed, writeAgeRange(typed)])).toEqual(
    spellings.map((typed) => [typed, written]),
  );
  expect(isAgeRange(written)).toBe(true);
});

test.each([
  'adult',
  'any',
  '24 to 18',
  '18 to',
  'to 18',
  '18, 24',
  '180',
  '18 to 24 to 30',
  '6-months',
  '',
  '20s',
  '18-24+',
  'under 18-24',
  'under 0',
  '6-4 months',
  '18+24',
  'minor',
  '25 plus 5',
])('leaves %j, which names no ages, to be rejected', (typed) => {
  expect(isAgeRange(writeAgeRange(typed))).toBe(false);
});
