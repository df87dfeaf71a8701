import { expect } from 'vitest';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test('holds a casting call that may ask for money for staff, also with automatic approval', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const post = async (fields: object) =>
    (await callApi('POST /api/production/jobs', { body: { ...jobPost(clock.now), ...fields } }, house)).body;

  const honest = await post({ compensation: '₹5,000', role_description: 'We pay 5,000 per day.' });
  const asking = await post({ role_description: 'Styling by us, 1500 extra.' });

  const params = { id: asking.id };
  const { job } = (await callApi('GET /api/admin/jobs/:id', { params }, await given.staff('moderator'))).body;
  expect([honest.status, asking.status]).toEqual(['open', 'pending']);
  expect(job.flags).toContainEqual({ flag: 'money', text: expect.stringContaining('1500') });
});

test('holds what a house posts while a casting call of it is refused for good', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const { production_house_id } = house;
  const post = async () =>
    (await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house)).body.status;

  const before = await post();
  const refusal = { rejection: 'It asks for money.', refused_for: 'fraud', approved_at: null };
  await given.job({ production_house_id, status: 'pending', ...refusal });

  expect([before, await post()]).toEqual(['open', 'pending']);
});

test('holds an edit that may ask for money and keeps the approved text public', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const body = jobPost(clock.now);
  const { id } = (await callApi('POST /api/production/jobs', { body }, house)).body;
  const edit = (role_description: string) =>
    callApi('PUT /api/production/jobs/:id', { params: { id }, body: { ...body, role_description } }, house);

  await edit('Quick, kind and always late.');
  await edit('Quick and kind. Styling by us, 1500 extra.');

  const read = await callApi('GET /api/production/jobs/:id', { params: { id } });
  expect(read.body.job.role_description).toBe('Quick, kind and always late.');
});
