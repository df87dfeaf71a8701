import { expect, test } from 'vitest';
import { jobText } from '#features/jobs/jobs/job-text.ts';

const english = { role_description: 'Quick with words.', role_description_hi: null };
const both = { ...english, role_description_hi: 'बातों में तेज़।' };
const hindi = { role_description: 'OTT सीरीज़ का रोल है।', role_description_hi: null };

test.for([
  ['en', english, 'Quick with words.', undefined],
  ['en', both, 'Quick with words.', undefined],
  ['en', hindi, 'OTT सीरीज़ का रोल है।', 'hi'],
  ['hi', english, 'Quick with words.', 'en'],
  ['hi', both, 'बातों में तेज़।', undefined],
  ['hi', hindi, 'OTT सीरीज़ का रोल है।', undefined],
  ['hi', { ...english, role_description: '12 – 18' }, '12 – 18', undefined],
] as const)('shows on a page in %s of %o the text “%s”, marked as %s', ([page, job, text, lang]) => {
  expect(jobText(job, 'role_description', page)).toEqual({ text, lang });
});
