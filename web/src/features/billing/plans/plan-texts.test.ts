import { expect, test } from 'vitest';
import { durationText, rupeesText } from '#features/billing/plans/plan-texts.ts';

test('formats a price with the rupee sign, Indian grouping and no decimals', () => {
  expect(rupeesText(999)).toBe('₹999');
  expect(rupeesText(125_000)).toBe('₹1,25,000');
});

test('shows the duration of a plan in years', () => {
  expect(durationText(365)).toBe('1 Year');
  expect(durationText(730)).toBe('2 Years');
});
