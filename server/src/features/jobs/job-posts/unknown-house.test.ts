import { expect } from 'vitest';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const sister = {
  role_details: 'Younger Sister',
  role_type: 'Secondary',
  gender: 'Female',
  age_range: '18-24',
  height: 'Any',
  body_type: 'Any',
  skills_needed: 'Singing',
  role_description: 'Quick with words.',
} as const;

test('limits a house verified by email only to two casting calls a day and says how to post more', async ({
  strictCallApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const post = (roles: (typeof sister)[] = []) =>
    strictCallApi('POST /api/production/jobs', { body: { ...jobPost(clock.now), more_roles: roles } }, house);

  const three = await post([sister, sister]);
  const two = await post([sister]);
  const another = await post();

  expect([three.status, two.status, another.status]).toEqual([429, 200, 429]);
  expect(another.body.message).toContain('contact us on the contact page');
});

test('lets a house verified by documents post a film of eight roles', async ({
  strictCallApi,
  clock,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const body = { ...jobPost(clock.now), more_roles: Array.from({ length: 7 }, () => sister) };

  const posted = await strictCallApi('POST /api/production/jobs', { body }, house);

  expect(posted.status).toBe(200);
  expect(posted.body.ids).toHaveLength(8);
});
