import { expect, test } from 'vitest';
import { planFeatures } from '#features/billing/plans/plan-features.ts';

test('reads each list item of a description as one feature, without markup', () => {
  expect(
    planFeatures('<ul><li>10 photos</li></ul><li>Audio &amp; <strong>video</strong></li> and more'),
  ).toEqual(['10 photos', 'Audio & video']);
});
