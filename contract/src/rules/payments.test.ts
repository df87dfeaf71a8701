import { expect, test } from 'vitest';
import { rupees } from './payments.ts';

test('writes rupees with Indian digit grouping, and paise only if there are any', () => {
  expect([99_900, 12_345_600, 245_260, 50].map(rupees)).toEqual(['₹999', '₹1,23,456', '₹2,452.60', '₹0.50']);
});
