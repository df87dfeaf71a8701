import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('S-23: a child reads the contact of calls only once a guardian agrees', async ({ call, given }) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const job = await given.job({ age_range: '5-15' });
  const params = { id: job.id };
  const read = async () => {
    const one = await call('GET /api/production/jobs/:id', { params }, child);
    const popular = await call('GET /api/user/popular-casting-calls', {}, child);
    const fitting = await call('GET /api/user/calls-for-you', {}, child);
    return [one.body.job, ...popular.body.jobs, ...fitting.body.jobs].map(({ email }) => email);
  };

  const alone = await read();
  await given.guardian(child.id);
  const guarded = await read();

  expect(alone).toEqual(Array(3).fill('c•••@studio.example'));
  expect(guarded).toEqual(Array(3).fill('casting@studio.example'));
});

test('S-23: a consent taken back hides the contact in the child’s own applications', async ({
  call,
  given,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  await given.application({ talent_id: child.id });

  const before = await call('GET /api/user/job-applications', {}, child);
  await call('DELETE /api/user/guardian', {}, child);
  const after = await call('GET /api/user/job-applications', {}, child);

  expect(before.body.data[0]?.job).toMatchObject({ email: 'casting@studio.example', contact_hidden: false });
  expect(after.body.data[0]?.job).toMatchObject({ email: 'c•••@studio.example', contact_hidden: true });
});
