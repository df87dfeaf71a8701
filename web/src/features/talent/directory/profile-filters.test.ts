import { expect, test } from 'vitest';
import {
  chipsOf,
  filterBody,
  profilesUrl,
  selectionOf,
  withNavigationState,
} from '#features/talent/directory/profile-filters.ts';

const selected = (search: string) => selectionOf(new URLSearchParams(search));

test('reads several values of a filter from the URL', () => {
  const selection = selected('gender=Female&hair_color=Black&hair_color=Wood+Finish&search=asha');

  expect(filterBody(selection)).toMatchObject({
    gender: ['Female'],
    hair_color: ['Black', 'Wood Finish'],
    search: 'asha',
    city: [],
  });
});

test('ignores values that a filter does not offer', () => {
  const selection = selected('gender=Robot&category=All&age=18-24&colour=red&search=++');

  expect(profilesUrl(selection)).toBe('/profiles?age=18-24');
});

test('has a URL for each selection and for its later pages', () => {
  const selection = selected('eye_color=Hazel&category=ACTORS+%26+ACTRESS');

  expect(profilesUrl(selection)).toBe('/profiles?category=ACTORS+%26+ACTRESS&eye_color=Hazel');
  expect(profilesUrl(selection, 3)).toBe('/profiles?category=ACTORS+%26+ACTRESS&eye_color=Hazel&page=3');
  expect(profilesUrl(selected(''))).toBe('/profiles');
});

test('can remove each selected value alone', () => {
  const chips = chipsOf(selected('hair_color=Black&hair_color=Blue&search=asha'));

  expect(chips).toEqual([
    { text: '“asha”', without: '/profiles?hair_color=Black&hair_color=Blue' },
    { text: 'Hair: Black', without: '/profiles?search=asha&hair_color=Blue' },
    { text: 'Hair: Blue', without: '/profiles?search=asha&hair_color=Black' },
  ]);
});

test('adds a category and gender from navigation state to the URL', () => {
  const merged = withNavigationState(selected('city=Pune'), { category: 'DANCERS', gender: 'Male' });

  expect(merged && profilesUrl(merged)).toBe('/profiles?city=Pune&category=DANCERS&gender=Male');
});

test('ignores navigation state that adds nothing to the URL', () => {
  const selection = selected('gender=Male');

  expect(withNavigationState(selection, { gender: 'Male' })).toBeUndefined();
  expect(withNavigationState(selection, { from: 'elsewhere' })).toBeUndefined();
  expect(withNavigationState(selection, null)).toBeUndefined();
});
