import { expect } from 'vitest';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test('both sides see that an application was withdrawn, and it stays withdrawn', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const details = JSON.stringify({ fullName: 'Asha Rao', email: 'asha@home.example', keySkills: 'Riding' });
  const { id } = await given.application({ talent_id: talent.id, job_id, details });
  const applied = clock.now.toISOString();
  clock.now = new Date(clock.now.getTime() + 60_000);
  const withdrawn = clock.now.toISOString();

  const response = await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const again = await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent);

  const done = { status: 200, body: { success: true, message: 'Application withdrawn.' } };
  expect([response, again]).toMatchObject([done, done]);
  const status_history = [
    { status: 'applied', happened_at: applied, party: 'talent' },
    { status: 'withdrawn', happened_at: withdrawn, party: 'talent' },
  ];
  const own = await callApi('GET /api/user/job-applications', {}, talent);
  expect(own.body.data).toMatchObject([{ application_id: id, status: 'withdrawn', status_history }]);
  const read = await callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house);
  expect(read.body.data).toMatchObject([
    { application_id: id, status: 'withdrawn', status_history, media: [] },
  ]);
  expect(read.body.data[0]?.details).toEqual({ fullName: 'Asha Rao', keySkills: 'Riding' });
});

test('an application can be withdrawn until the house has decided', async ({ callApi, db, given }) => {
  const talent = await given.talent();
  const invited = await given.application({ talent_id: talent.id });
  const chosen = await given.application({ talent_id: talent.id });
  await given.offer(chosen.id, 'accepted');
  const steps = { happened_at: new Date().toISOString(), party: 'house' } as const;
  await db
    .insertInto('status_change')
    .values([
      { ...steps, application_id: invited.id, status: 'audition' },
      { ...steps, application_id: chosen.id, status: 'selected', party: 'talent' },
    ])
    .execute();
  const withdraw = ({ id }: { id: string }) =>
    callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent);

  expect(await withdraw(invited)).toMatchObject({ status: 200 });
  expect(await withdraw(chosen)).toMatchObject({
    status: 409,
    body: { code: 'withdrawal_too_late' },
  });
});

test('a talent who withdrew cannot apply to the casting call again', async ({ callApi, given }) => {
  const talent = await given.talent();
  const { id, job_id } = await given.application({ talent_id: talent.id });
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent);

  const response = await callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, talent);
  const listed = await callApi('GET /api/user/calls-for-you', {}, talent);

  expect(response).toMatchObject({
    status: 409,
    body: { code: 'application_withdrawn' },
  });
  expect(listed.body.jobs.map((job) => job.id)).not.toContain(job_id);
});

test("rejects withdrawing another talent's application or one that does not exist", async ({
  callApi,
  given,
}) => {
  const talent = await given.talent();
  const foreign = await given.application({ talent_id: (await given.talent()).id });
  const withdraw = (id: string, as?: { token: string }) =>
    callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, as);

  const notFound = { status: 404, body: { code: 'application_not_found' } };
  expect(await withdraw(foreign.id, talent)).toMatchObject(notFound);
  expect(await withdraw(crypto.randomUUID(), talent)).toMatchObject(notFound);
  expect(await withdraw('the first', talent)).toMatchObject(notFound);
  expect(await withdraw(foreign.id)).toMatchObject({ status: 401 });
  expect(await withdraw(foreign.id, await given.house())).toMatchObject({ status: 403 });
});

test('withdrawing, opening and applying at the same time give a consistent result', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talents = await Promise.all(Array.from({ length: 12 }, () => given.talent()));

  const answered = await Promise.all(
    talents.map(async (talent) => {
      const { id } = await given.application({ talent_id: talent.id, job_id });
      const params = { id };
      return Promise.all([
        callApi('POST /api/production/applications/:id/view', { params }, house),
        callApi('POST /api/user/job-applications/:id/withdraw', { params }, talent),
        callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, talent),
        callApi('POST /api/production/applications/:id/view', { params }, house),
        callApi('POST /api/user/job-applications/:id/withdraw', { params }, talent),
      ]);
    }),
  );

  for (const [view, withdraw, apply, ...again] of answered) {
    expect([view, withdraw, ...again].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([200, 409]).toContain(apply.status);
  }
  const read = await callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house);
  expect(read.body.total).toBe(12);
  const stories = read.body.data.map(({ status_history }) =>
    status_history.map(({ status }) => status).join(' '),
  );
  expect(new Set([...stories, 'applied withdrawn', 'applied viewed withdrawn']).size).toBe(2);
});
