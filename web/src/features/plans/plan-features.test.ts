import { expect, test } from 'vitest';
import { planFeatures } from '#features/plans/plan-features.ts';

test('each list item of a description is one feature, in words alone', () => {
  expect(
    planFeatures('<ul><li>10 photos</li></ul><li>Audio &amp; <strong>video</strong></li> and more'),
  ).toEqual(['10 photos', 'Audio & video']);
});
