import { expect, test } from 'vitest';
import { yearsBefore } from '#features/talent/directory/years-before.ts';

test('returns the same month and day of an earlier year', () => {
  expect(yearsBefore('2026-11-20', 18)).toBe('2008-11-20');
});

test('turns 29 February into 28 in a common year', () => {
  expect(yearsBefore('2028-02-29', 18)).toBe('2010-02-28');
  expect(yearsBefore('2028-02-29', 20)).toBe('2008-02-29');
});
