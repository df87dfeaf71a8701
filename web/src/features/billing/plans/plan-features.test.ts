import { expect, test } from 'vitest';
import { planFeatures } from '#features/billing/plans/plan-features.ts';

test('reads each list item of a description as one feature, without markup', () => {
  const description = '<ul><li>10 photos</li></ul><li>Audio &amp; <strong>video</strong></li> and more';

  const features = planFeatures({ description, in_english: ['features.1'] });

  expect(features).toEqual([
    { text: '10 photos', lang: undefined },
    { text: 'Audio & video', lang: 'en' },
  ]);
});
