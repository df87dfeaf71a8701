import { expect, test } from 'vitest';
import { waitingTime as english } from './en/waiting-time.ts';
import { waitingTime as hindi } from './hi/waiting-time.ts';
import { plural } from './plural.ts';

test.each([
  [1, '1 second', '1 सेकंड'],
  [119, '119 seconds', '119 सेकंड'],
  [120, '2 minutes', '2 मिनट'],
  [121, '3 minutes', '3 मिनट'],
  [7199, '120 minutes', '120 मिनट'],
  [7200, '2 hours', '2 घंटे'],
  [7201, '3 hours', '3 घंटे'],
])('says %i seconds in the largest unit that is not vague, and never less', (seconds, en, hi) => {
  expect([english({ seconds }), hindi({ seconds })]).toEqual([en, hi]);
});

test('chooses the plural for all counts but 1', () => {
  const forms = { one: 'one', other: 'other' };

  expect([0, 1, 2].map((count) => plural(count, forms))).toEqual(['other', 'one', 'other']);
});
