import { expect, test } from 'vitest';
import { callFilters, choiceOf } from '#features/jobs/jobs/call-filters.ts';
import {
  choiceOfFilters,
  isSameChoice,
  talentCallFilters,
  withFilters,
} from '#features/jobs/jobs/talent-call-filters.ts';

test('reads only the values that the filters allow from the URL', () => {
  const search = new URLSearchParams('city= Pune &category=PIRATES&closing_soon=1&gender=Female&page=2');

  expect(choiceOf(talentCallFilters, search)).toEqual({ city: 'Pune', closing_soon: '1' });
  expect(choiceOf(callFilters, search)).toEqual({ city: 'Pune', gender: 'Female' });
});

test('restores the URL from which a search was saved', () => {
  const choice = choiceOfFilters({ city: 'Pune', closing_soon: true, language: undefined });

  expect(withFilters('/calls', choice)).toBe('/calls?city=Pune&closing_soon=1');
  expect(withFilters('/calls', choiceOfFilters({ closing_soon: false }))).toBe('/calls');
});

test('compares two selections regardless of order and case', () => {
  expect(isSameChoice({ city: 'Pune', search: 'nurse' }, { search: 'Nurse', city: 'pune' })).toBe(true);
  expect(isSameChoice({ city: 'Pune' }, { city: 'Pune', search: 'nurse' })).toBe(false);
});
