import { expect, test } from 'vitest';
import { mismatchesOf } from '#features/applications/apply/Mismatches.tsx';

const today = '2026-06-15';
const call = { gender: 'Female', age_range: '18-24' } as const;

test('does not warn a talent who matches the casting call or has given no facts yet', () => {
  expect(mismatchesOf({ gender: 'Female', dob: '2002-06-15' }, call, today)).toEqual([]);
  expect(mismatchesOf({ gender: '', dob: '' }, call, today)).toEqual([]);
  expect(mismatchesOf({ gender: 'Non-binary' }, { ...call, gender: 'Other' }, today)).toEqual([]);
  expect(mismatchesOf({ gender: 'Male' }, { ...call, gender: 'Any' }, today)).toEqual([]);
  expect(mismatchesOf({ dob: '1950-01-01' }, { ...call, age_range: '60+' }, today)).toEqual([]);
});

test("names a gender or age that differs from the casting call's", () => {
  expect(mismatchesOf({ gender: 'Male', dob: '2001-06-15' }, call, today)).toEqual([
    'This casting call asks for Female, and you chose Male.',
    'This casting call asks for age 18-24. You are 25, by your date of birth.',
  ]);
  expect(mismatchesOf({ dob: '2010-06-16' }, { ...call, age_range: '30' }, today)).toEqual([
    'This casting call asks for age 30. You are 15, by your date of birth.',
  ]);
});
