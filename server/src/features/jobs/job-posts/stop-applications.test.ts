import { expect } from 'vitest';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const stop = 'PUT /api/production/jobs/:id/applications-stopped';

test('a house stops applications and takes them again, and nobody is told', async ({
  callApi,
  deliver,
  given,
}) => {
  const house = await given.houseForChildren();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const applicant = await given.talent();
  await given.application({ job_id: id, talent_id: applicant.id });
  const params = { id };
  const [late, invited] = [await given.talent(), await given.talent({ date_of_birth: given.born(30) })];
  const apply = () => callApi('POST /api/user/job-apply', { body: { ...answers, job_id: id } }, late);
  const listed = async () => {
    const { body } = await callApi('GET /api/user/popular-casting-calls', { query: {} });
    return body.jobs.map((job) => job.id).includes(id);
  };

  const stopped = await callApi(stop, { params, body: { stopped: true } }, house);
  const again = await callApi(stop, { params, body: { stopped: true } }, house);

  expect([stopped.status, again.status]).toEqual([200, 200]);
  expect(await apply()).toMatchObject({ status: 409, body: { code: 'applications_stopped' } });
  const invitation = { job_id: id, talent_ids: [invited.id], message: 'Your reel is what we look for.' };
  expect(
    await callApi('POST /api/production/casting-invitations', { body: invitation }, house),
  ).toMatchObject({
    status: 409,
    body: { code: 'applications_stopped' },
  });
  const read = await callApi('GET /api/production/jobs/:id', { params });
  expect(read.body.job).toMatchObject({ status: 'open', applications_stopped: true });
  expect(await listed()).toBe(false);
  const own = await callApi('GET /api/user/job-applications', {}, applicant);
  expect(own.body.data).toMatchObject([{ status: 'applied' }]);

  const resumed = await callApi(stop, { params, body: { stopped: false } }, house);
  expect(resumed.status).toBe(200);
  expect(await listed()).toBe(true);
  expect((await deliver()).filter(({ to }) => to !== house.email)).toEqual([]);
  expect((await apply()).status).toBe(200);
  const state = await callApi('GET /api/production/jobs/:id/posting-state', { params }, house);
  expect(state.body.history.map(({ action }) => action)).toEqual(['resumed', 'stopped']);
});

test('only own casting calls that are not closed can be stopped, and reopening one accepts applications', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const set = (as: { token: string }) => callApi(stop, { params: { id }, body: { stopped: true } }, as);
  const end = (act: 'close' | 'reopen') =>
    callApi(`POST /api/production/jobs/:id/${act}`, { params: { id }, body: {} }, house);

  expect(await set(await given.house())).toMatchObject({ status: 404 });
  expect((await set(house)).status).toBe(200);
  await end('close');
  expect(await set(house)).toMatchObject({ status: 409, body: { code: 'job_closed_to_changes' } });
  await end('reopen');
  const read = await callApi('GET /api/production/jobs/:id', { params: { id } });
  expect(read.body.job).toMatchObject({ status: 'open', applications_stopped: false });
});

test('stores each of 24 applications, or rejects it with the reason, while a house stops them', async ({
  callApi,
  db,
  given,
}) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const talents = await Promise.all(Array.from({ length: 24 }, () => given.talent()));
  const body = { ...answers, job_id: id };

  const [stopped, ...applied] = await Promise.all([
    callApi(stop, { params: { id }, body: { stopped: true } }, house),
    ...talents.map((talent) => callApi('POST /api/user/job-apply', { body }, talent)),
  ]);

  expect(stopped.status).toBe(200);
  const rejected = applied.filter(({ status }) => status !== 200);
  for (const { body } of rejected) expect(body).toMatchObject({ code: 'applications_stopped' });
  const kept = await db.selectFrom('application').select('id').where('job_id', '=', id).execute();
  expect(kept).toHaveLength(24 - rejected.length);
});
