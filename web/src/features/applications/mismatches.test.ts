import { expect, test } from 'vitest';
import { mismatchesOf } from '#features/applications/mismatches.ts';

const today = '2026-06-15';
const call = { gender: 'Female', age_range: '18-24' } as const;

test('whoever fits a call, or says nothing yet, is not warned', () => {
  expect(mismatchesOf({ gender: 'Female', dob: '2002-06-15' }, call, today)).toEqual([]);
  expect(mismatchesOf({ gender: '', dob: '' }, call, today)).toEqual([]);
  expect(mismatchesOf({ gender: 'Non-binary' }, { ...call, gender: 'Other' }, today)).toEqual([]);
  expect(mismatchesOf({ dob: '1950-01-01' }, { ...call, age_range: '60+' }, today)).toEqual([]);
});

test('another gender or age than the call asks for is said', () => {
  expect(mismatchesOf({ gender: 'Male', dob: '2001-06-15' }, call, today)).toEqual([
    'The call asks for Female, and you chose Male.',
    'The call asks for the age 18-24, and by your date of birth you are 25.',
  ]);
  expect(mismatchesOf({ dob: '2010-06-16' }, { ...call, age_range: '30' }, today)).toEqual([
    'The call asks for the age 30, and by your date of birth you are 15.',
  ]);
});
