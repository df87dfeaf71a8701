import { expect, test } from 'vitest';
import {
  addressOf,
  chipsOf,
  filterBody,
  selectionOf,
  withHandedOver,
} from '#features/profiles/profile-filters.ts';

const selected = (search: string) => selectionOf(new URLSearchParams(search));

test('an address chooses any number of values of a filter', () => {
  const selection = selected('gender=Female&hair_color=Black&hair_color=Wood+Finish&search=asha');

  expect(filterBody(selection)).toMatchObject({
    gender: ['Female'],
    hair_color: ['Black', 'Wood Finish'],
    search: 'asha',
    city: [],
  });
});

test('what is no choice of a filter is passed over', () => {
  const selection = selected('gender=Robot&category=All&age=18-24&colour=red&search=++');

  expect(addressOf(selection)).toBe('/profiles?age=18-24');
});

test('a selection, and a later page of it, has an address of its own', () => {
  const selection = selected('eye_color=Hazel&category=ACTORS+%26+ACTRESS');

  expect(addressOf(selection)).toBe('/profiles?category=ACTORS+%26+ACTRESS&eye_color=Hazel');
  expect(addressOf(selection, 3)).toBe('/profiles?category=ACTORS+%26+ACTRESS&eye_color=Hazel&page=3');
  expect(addressOf(selected(''))).toBe('/profiles');
});

test('each chosen value can be taken away alone', () => {
  const chips = chipsOf(selected('hair_color=Black&hair_color=Blue&search=asha'));

  expect(chips).toEqual([
    { text: '“asha”', without: '/profiles?hair_color=Black&hair_color=Blue' },
    { text: 'Hair: Black', without: '/profiles?search=asha&hair_color=Blue' },
    { text: 'Hair: Blue', without: '/profiles?search=asha&hair_color=Black' },
  ]);
});

test('category and gender handed over by a link join the address', () => {
  const merged = withHandedOver(selected('city=Pune'), { category: 'DANCERS', gender: 'Male' });

  expect(merged && addressOf(merged)).toBe('/profiles?city=Pune&category=DANCERS&gender=Male');
});

test('state that adds nothing to the address changes nothing', () => {
  const selection = selected('gender=Male');

  expect(withHandedOver(selection, { gender: 'Male' })).toBeUndefined();
  expect(withHandedOver(selection, { from: 'elsewhere' })).toBeUndefined();
  expect(withHandedOver(selection, null)).toBeUndefined();
});
