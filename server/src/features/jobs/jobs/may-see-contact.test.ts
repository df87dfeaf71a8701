import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('hides the contact of casting calls from a child until a guardian consents', async ({
  callApi,
  given,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const job = await given.job({ age_range: '5-15' });
  const params = { id: job.id };
  const read = async () => (await callApi('GET /api/production/jobs/:id', { params }, child)).body.job;

  const alone = await read();
  await given.guardian(child.id);
  const guarded = await read();

  expect(alone).toMatchObject({ email: 'c•••@studio.example', contact_hidden_reason: 'guardian_required' });
  expect(guarded).toMatchObject({ email: 'casting@studio.example', contact_hidden_reason: null });
});

test('hides the contact in the child’s own applications once the consent is withdrawn', async ({
  callApi,
  given,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  await given.application({ talent_id: child.id });

  const before = await callApi('GET /api/user/job-applications', {}, child);
  await callApi('DELETE /api/user/guardian', {}, child);
  const after = await callApi('GET /api/user/job-applications', {}, child);

  expect(before.body.data[0]?.job).toMatchObject({ email: 'casting@studio.example', contact_hidden: false });
  expect(after.body.data[0]?.job).toMatchObject({ email: 'c•••@studio.example', contact_hidden: true });
});
