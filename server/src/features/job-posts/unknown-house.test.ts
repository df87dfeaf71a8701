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

test('S-27: a house known by its email alone posts two calls a day, and hears what to do', async ({
  strictCall,
  clock,
  given,
}) => {
  const house = await given.house();
  const post = (roles: (typeof sister)[] = []) =>
    strictCall('POST /api/production/jobs', { body: { ...jobPost(clock.now), more_roles: roles } }, house);

  const three = await post([sister, sister]);
  const two = await post([sister]);
  const another = await post();

  expect([three.status, two.status, another.status]).toEqual([429, 200, 429]);
  expect(another.body.message).toContain('write to us on the contact page');
});

test('S-27: a house known by its documents posts a film of eight roles', async ({
  strictCall,
  clock,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const body = { ...jobPost(clock.now), more_roles: Array.from({ length: 7 }, () => sister) };

  const posted = await strictCall('POST /api/production/jobs', { body }, house);

  expect(posted.status).toBe(200);
  expect(posted.body.ids).toHaveLength(8);
});
