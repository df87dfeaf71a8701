import { expect, test } from 'vitest';
import { yearsBefore } from '#features/profiles/years-before.ts';

test('a day some years before has the same month and day', () => {
  expect(yearsBefore('2026-11-20', 18)).toBe('2008-11-20');
});

test('29 February becomes 28 in a year without it', () => {
  expect(yearsBefore('2028-02-29', 18)).toBe('2010-02-28');
  expect(yearsBefore('2028-02-29', 20)).toBe('2008-02-29');
});
