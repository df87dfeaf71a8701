import { expect, test } from 'vitest';
import { countText } from '#ui/count-text.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12345, '12,345'],
  [1234567, '12,34,567'],
  [123456789, '12,34,56,789'],
])('groups the digits of %i as India does', (count, text) => {
  expect(countText(count)).toBe(text);
});
