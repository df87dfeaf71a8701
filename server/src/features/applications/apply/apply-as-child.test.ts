import { expect } from 'vitest';
import { endGuardianRequests } from '#features/accounts/guardian-decisions/tasks.ts';
import { answers } from '#testing/posts.ts';
import { newEmail } from '#testing/registrations.ts';
import { test, webhooksOf } from '#testing/webhook-world.ts';

const apply = 'POST /api/user/job-apply';

test('rejects the application of a child to a house that is not verified for children, and tells the house nothing', async ({
  callApi,
  db,
  deliver,
  given,
  hook,
}) => {
  const house = await given.houseForChildren();
  const { production_house_id } = house;
  await hook(house);
  const { id: job_id } = await given.job({ production_house_id });
  await given.endChildGrade(production_house_id);
  const child = await given.talent({ date_of_birth: given.born(16) });
  await given.guardian(child.id);
  const body = { ...answers, job_id };

  const shown = await callApi('GET /api/production/jobs/:id', { params: { id: job_id } }, child);
  const rejected = await callApi(apply, { body }, child);
  const emails = await deliver();
  const [webhook] = await webhooksOf(callApi, house);
  const params = { id: webhook?.id ?? '' };
  const told = await callApi('GET /api/production/webhooks/:id/deliveries', { params }, house);
  const [posted] = (await callApi('GET /api/production/jobs/previous', {}, house)).body.data;
  const { notices } = (await callApi('GET /api/notices', {}, house)).body;
  const stored = await db.selectFrom('application').select('id').execute();
  const closed = await callApi(
    'POST /api/production/jobs/:id/close',
    { params: { id: job_id }, body: {} },
    house,
  );

  expect(shown.body.job.production_house).toMatchObject({ verified: true, sees_children: false });
  expect(rejected).toMatchObject({
    status: 403,
    body: { code: 'house_not_for_children', message: expect.stringContaining('It must ask our team') },
  });
  expect([emails, told.body.deliveries, notices, stored]).toEqual([[], [], [], []]);
  expect(posted).toMatchObject({ applicants: 0, waiting: 0 });
  expect(closed.body.rejected).toBe(0);
});

test('takes no application of a child to a casting call for adults', async ({
  callApi,
  db,
  deliver,
  given,
}) => {
  const house = await given.houseForChildren();
  const { id: job_id } = await given.job({
    production_house_id: house.production_house_id,
    age_range: '18-40',
  });
  const children = await Promise.all([16, 9].map((age) => given.talent({ date_of_birth: given.born(age) })));
  for (const { id } of children) await given.guardian(id);

  const rejected = await Promise.all(
    children.map((child) => callApi(apply, { body: { ...answers, job_id } }, child)),
  );
  const considered = given.application({ job_id, talent_id: children[0]?.id ?? '' });

  for (const { status, body } of rejected)
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'job_for_adults' });
  await expect(considered).rejects.toThrow('is for adults');
  expect(await deliver()).toEqual([]);
  expect(await db.selectFrom('application').select('id').where('job_id', '=', job_id).execute()).toEqual([]);
});

test('takes the application of a child while its house is verified for children, also when it is sent again', async ({
  callApi,
  given,
}) => {
  const { production_house_id } = await given.houseForChildren();
  const { id: job_id } = await given.job({ production_house_id });
  const child = await given.talent({ date_of_birth: given.born(16) });
  await given.guardian(child.id);

  const applied = await callApi(apply, { body: { ...answers, job_id } }, child);
  const [sent] = (await callApi('GET /api/user/job-applications', {}, child)).body.data;
  const params = { id: sent?.application_id ?? '' };
  await callApi('POST /api/user/job-applications/:id/withdraw', { params }, child);
  await given.endChildGrade(production_house_id);
  const rejected = await callApi('POST /api/user/job-applications/:id/send-again', { params }, child);
  await given.childGrade(production_house_id);
  const again = await callApi('POST /api/user/job-applications/:id/send-again', { params }, child);

  expect(applied.status).toBe(200);
  expect(rejected).toMatchObject({ status: 403, body: { code: 'house_not_for_children' } });
  expect(again.status).toBe(200);
});

test('lists of a house show the age band of a child and never the age', async ({ callApi, given }) => {
  const house = await given.houseForChildren();
  const { id: job_id } = await given.job({
    production_house_id: house.production_house_id,
    age_range: '8-14',
  });
  const child = await given.talent({ date_of_birth: given.born(11) });
  await given.guardian(child.id);
  await given.application({ talent_id: child.id, job_id });
  const params = { id: job_id };

  const answers = [
    (await callApi('GET /api/production/applications/:id', { params }, house)).body,
    (await callApi('GET /api/production/applications/all', { query: {} }, house)).body,
    (await callApi('GET /api/production/jobs/:id/board', { params, query: {} }, house)).body,
    (await callApi('GET /api/production/jobs/:id/applicants.csv', { params, query: {} }, house)).body,
  ];

  for (const answer of answers) {
    const text = Buffer.isBuffer(answer) ? String(answer) : JSON.stringify(answer);
    expect(text).toContain('10-13');
    expect(text).not.toMatch(/"age":\d|Age 11/);
  }
});

test.for([
  'the house closes the casting call',
  'the house may not see children any more',
  'the casting call becomes one for adults',
])(
  'an application that waits for the guardian ends, and child and guardian are told, when %s',
  async (way, { callApi, db, deliver, given, services }) => {
    const house = await given.houseForChildren();
    const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
    const child = await given.talent({ date_of_birth: given.born(16) });
    const contact = newEmail();
    await given.guardian(child.id, { applies_alone: false, mobile: null, email: contact, contact });
    await callApi(apply, { body: { ...answers, job_id } }, child);
    await deliver();
    const waiting = async () =>
      (await callApi('GET /api/user/job-applications', {}, child)).body.waiting.length;
    const end = () => endGuardianRequests.run(services, {}, crypto.randomUUID());
    await end();
    const before = await waiting();

    if (way === 'the house closes the casting call')
      await callApi('POST /api/production/jobs/:id/close', { params: { id: job_id }, body: {} }, house);
    else if (way === 'the house may not see children any more')
      await given.endChildGrade(house.production_house_id);
    else await db.updateTable('job').set({ age_range: '18-40' }).where('id', '=', job_id).execute();
    await end();
    const told = (await deliver()).filter(({ subject }) => subject?.includes('Application not sent'));

    expect([before, await waiting()]).toEqual([1, 0]);
    expect(told.map(({ to }) => to).toSorted()).toEqual([child.email, contact].toSorted());
  },
);
