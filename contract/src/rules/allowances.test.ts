import { expect, test } from 'vitest';
import { allowanceText, limitReached } from './allowances.ts';

test('counts one, several or unlimited items', () => {
  expect([1, 10, 0, null].map((max) => allowanceText('photos', max))).toEqual([
    ...['1 photo', '10 photos', '0 photos', 'unlimited photos'],
  ]);
});

test('names the limit, and the plan that sets it', () => {
  expect(limitReached('applications', 50, 'Basic')).toMatch(
    /^Your Basic plan allows 50 applications a year\./,
  );
  expect(limitReached('work_links', 1, null)).toMatch(/^Without a plan you have 1 work link\./);
});
