import { expect, test } from 'vitest';
import { ageBandOf, shownAge, storedValues } from './profile-filters.ts';
import {
  bodyTypes,
  filterBeards,
  filterBodyTypes,
  filterEyeColors,
  filterHairColors,
  offeredBeards,
  offeredEyeColors,
  offeredHairColors,
} from './talent-choices.ts';

test('maps an option to its own word and the matching profile words', () => {
  expect(storedValues('hair_color', ['Black'])).toEqual(['black']);
  expect(storedValues('hair_color', ['Wood Finish'])).toEqual(['wood finish', 'brown']);
  expect(storedValues('beard', ['None'])).toEqual(['none', 'clean shave', '']);
});

test('maps each colour of the lists to its words in older profiles', () => {
  const added = (field: string, words: string[]) => words.map((word) => storedValues(field, [word])[1]);

  expect(added('hair_color', ['Golden', 'Silver', 'Copper', 'Bronze', 'Blue'])).toEqual([
    ...['any other', 'any other', 'any other', 'brown', 'funky'],
  ]);
  expect(added('eye_color', ['Green', 'Hazel', 'Grey'])).toEqual(['any other', 'any other', 'any other']);
  expect(storedValues('skin_tone', ['Fair'])).toEqual(['fair']);
});

test('maps several options to all their words without duplicates', () => {
  expect(storedValues('eye_color', ['Blue', 'Grey', 'BROWN'])).toEqual([
    'blue',
    'any other',
    'grey',
    'brown',
  ]);
});

test('covers every profile word with an option', () => {
  const reached = {
    hair: storedValues('hair_color', filterHairColors),
    body: storedValues('body_type', filterBodyTypes),
    beard: storedValues('beard', filterBeards),
    eye: storedValues('eye_color', filterEyeColors),
  };

  expect(reached.hair).toEqual(expect.arrayContaining(offeredHairColors.map((word) => word.toLowerCase())));
  expect(reached.body).toEqual(expect.arrayContaining(bodyTypes.map((word) => word.toLowerCase())));
  expect(reached.beard).toEqual(expect.arrayContaining(offeredBeards.map((word) => word.toLowerCase())));
  expect(reached.eye).toEqual(expect.arrayContaining(offeredEyeColors.map((word) => word.toLowerCase())));
});

test('offers in the forms every word of the filters', () => {
  const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());
  const beardFilters = filterBeards.filter((word) => word !== 'None');

  expect(lower(offeredHairColors)).toEqual(expect.arrayContaining(lower(filterHairColors)));
  expect(lower(offeredEyeColors)).toEqual(expect.arrayContaining(lower(filterEyeColors)));
  expect(lower(offeredBeards)).toEqual(expect.arrayContaining(lower(beardFilters)));
  expect(lower(bodyTypes)).toEqual(expect.arrayContaining(lower(filterBodyTypes)));
});

test('includes the first and last age in an age band', () => {
  expect([0, 2, 3, 17, 18, 24, 25, 50, 99].map(ageBandOf)).toEqual([
    '0-2',
    '0-2',
    '3-5',
    '14-17',
    '18-24',
    '18-24',
    '25-34',
    '50+',
    '50+',
  ]);
});

test('shows the age of adults, only the band of children, and neither of people without an age', () => {
  expect([17, 18, 60, null].map(shownAge)).toEqual([
    { age: null, age_band: '14-17' },
    { age: 18, age_band: '18-24' },
    { age: 60, age_band: '50+' },
    { age: null, age_band: null },
  ]);
});
