import { expect, test } from 'vitest';
import {
  callFilters,
  choiceOf,
  choiceOfFilters,
  isSameChoice,
  talentCallFilters,
  withFilters,
} from '#features/jobs/call-filters.ts';

test('an address asks for what its filters know, and for nothing else', () => {
  const search = new URLSearchParams('city= Pune &category=PIRATES&closing_soon=1&gender=Female&page=2');

  expect(choiceOf(talentCallFilters, search)).toEqual({ city: 'Pune', closing_soon: '1' });
  expect(choiceOf(callFilters, search)).toEqual({ city: 'Pune', gender: 'Female' });
});

test('a kept search leads to the address that it was kept from', () => {
  const choice = choiceOfFilters({ city: 'Pune', closing_soon: true, language: undefined });

  expect(withFilters('/calls', choice)).toBe('/calls?city=Pune&closing_soon=1');
  expect(withFilters('/calls', choiceOfFilters({ closing_soon: false }))).toBe('/calls');
});

test('two choices are the same in any order and letters', () => {
  expect(isSameChoice({ city: 'Pune', search: 'nurse' }, { search: 'Nurse', city: 'pune' })).toBe(true);
  expect(isSameChoice({ city: 'Pune' }, { city: 'Pune', search: 'nurse' })).toBe(false);
});
