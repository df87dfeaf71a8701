import { expect } from 'vitest';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test('holds no edit that only writes line breaks and ages in another way', async ({
  callApi,
  clock,
  given,
  services,
}) => {
  services.config = { ...services.config, AUTO_APPROVE: false };
  const house = await given.house({});
  const { production_house_id } = house;
  const { id } = await given.job({ production_house_id, role_description: 'Quick.\nKind.' });
  const params = { id };
  const save = async (changes: object) => {
    const body = { ...jobPost(clock.now), role_description: 'Quick.\r\nKind.', ...changes };
    await callApi('PUT /api/production/jobs/:id', { params, body }, house);
    return (await callApi('GET /api/production/jobs/:id/posting-state', { params }, house)).body;
  };

  const same = await save({ age_range: '18 – 40 yrs' });
  const changed = await save({ age_range: '18 – 45 yrs' });

  expect(same.review).toBeNull();
  expect(same.job).toMatchObject({ role_description: 'Quick.\nKind.', age_range: '18-40' });
  expect(changed.review).not.toBeNull();
});
