import { expect, test } from 'vitest';
import { allowanceNames } from '#rules/allowances.ts';
import { allowance, limit_reached } from '#words/en/rules/allowances.ts';

test('counts one, several or unlimited items', () => {
  expect([1, 10, 0, null].map((max) => allowance('photos', max))).toEqual([
    ...['1 photo', '10 photos', '0 photos', 'unlimited photos'],
  ]);
});

test('names the limit, and the plan that sets it', () => {
  expect(limit_reached('applications', 50, 'Basic')).toMatch(
    /^Your Basic plan allows 50 applications a year\./,
  );
  expect(limit_reached('work_links', 1, null)).toMatch(/^Without a plan you have 1 work link\./);
});

test('words every allowance for one and for several', () => {
  expect(allowanceNames.map((name) => [allowance(name, 1), allowance(name, 2)])).toEqual([
    ['1 application a year', '2 applications a year'],
    ['1 photo', '2 photos'],
    ['1 intro video', '2 intro videos'],
    ['1 audition video', '2 audition videos'],
    ['1 voice sample', '2 voice samples'],
    ['1 work link', '2 work links'],
    ['1 saved search', '2 saved searches'],
  ]);
});
