import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('a talent reads their applications with the casting calls, newest first', async ({
  callApi,
  clock,
  given,
}) => {
  const talent = await given.talent();
  const job = await given.job({ role_details: 'Dancer', project_type: 'Film' });
  const older = await given.application({
    talent_id: talent.id,
    job_id: job.id,
    applied_at: '2026-01-01T10:00:00.000Z',
  });
  const newer = await given.application({ talent_id: talent.id });
  await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
  await given.closed(job.id);

  const response = await callApi('GET /api/user/job-applications', {}, talent);

  expect(response).toMatchObject({
    status: 200,
    body: {
      success: true,
      total: 2,
      data: [
        {
          application_id: newer.id,
          status: 'applied',
          applied_at: clock.now.toISOString(),
          job: { id: newer.job_id, status: 'open' },
        },
        {
          application_id: older.id,
          status: 'not_selected',
          applied_at: '2026-01-01T10:00:00.000Z',
          rejection: null,
          under_consideration: false,
          staff_stop: null,
          job: { id: job.id, status: 'closed', title: 'Dancer · Film', contact_hidden: false },
        },
      ],
    },
  });
});

test('only a logged-in talent reads their applications', async ({ callApi, given }) => {
  expect(await callApi('GET /api/user/job-applications', {})).toMatchObject({ status: 401 });
  expect(await callApi('GET /api/user/job-applications', {}, await given.house())).toMatchObject({
    status: 403,
  });
});

test('a house sees every applicant once, the latest first', async ({ callApi, clock, given }) => {
  clock.now = new Date('2027-03-02T00:30:00+05:30');
  const house = await given.house();
  const { production_house_id } = house;
  const first = await given.job({ production_house_id, posted_on: '2026-01-01T10:00:00Z' });
  const second = await given.job({ production_house_id, posted_on: '2026-01-02T10:00:00Z', gender: 'Male' });
  const asha = await given.talent({
    name: 'Asha Rao',
    gender: 'Female',
    date_of_birth: '2003-03-02',
    city: 'Pune',
    profile_photo: '/media/public/asha.webp',
  });
  const ravi = await given.talent({ name: 'Ravi Nair' });
  await given.application({ talent_id: asha.id, job_id: first.id, applied_at: '2026-02-01T10:00:00Z' });
  await given.application({ talent_id: ravi.id, job_id: first.id, applied_at: '2026-02-02T10:00:00Z' });
  await given.application({ talent_id: asha.id, job_id: second.id, applied_at: '2026-02-03T10:00:00Z' });
  await given.application({ talent_id: (await given.talent()).id });

  const response = await callApi('GET /api/production/applications/all', {}, house);

  expect(response).toMatchObject({ status: 200 });
  expect(response.body).toEqual({
    success: true,
    total: 2,
    users: [
      {
        id: asha.id,
        name: 'Asha Rao',
        age: 24,
        age_band: '18-24',
        gender: 'Female',
        city: 'Pune',
        image_url: '/media/public/asha.webp',
        is_leaving: false,
      },
      {
        id: ravi.id,
        name: 'Ravi Nair',
        ...{ age: null, age_band: null, gender: null, city: null, image_url: null, is_leaving: false },
      },
    ],
    job: { id: second.id, title: 'Lead Detective · Web Series', gender: 'Male' },
  });
});

test('a house without casting calls has no applicants and no casting call', async ({ callApi, given }) => {
  const response = await callApi('GET /api/production/applications/all', {}, await given.house());

  expect(response).toMatchObject({ status: 200, body: { success: true, users: [], total: 0, job: null } });
});

test('returns applicants in pages', async ({ callApi, given }) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const earlier = await given.application({
    talent_id: (await given.talent()).id,
    job_id: job.id,
    applied_at: '2026-01-01T10:00:00Z',
  });
  await given.application({ talent_id: (await given.talent()).id, job_id: job.id });

  const { body } = await callApi(
    'GET /api/production/applications/all',
    { query: { page: 2, limit: 1 } },
    house,
  );

  expect(body).toMatchObject({ total: 2, users: [{ id: earlier.talent_id }] });
});

test('only a logged-in house reads applicants', async ({ callApi, given }) => {
  const talent = await given.talent();

  expect(await callApi('GET /api/production/applications/all', {})).toMatchObject({ status: 401 });
  expect(await callApi('GET /api/production/applications/all', {}, talent)).toMatchObject({ status: 403 });
});

test('rejects an invalid page', async ({ callApi, given }) => {
  const query = { page: -1 };

  expect(await callApi('GET /api/user/job-applications', { query }, await given.talent())).toMatchObject({
    status: 400,
  });
  expect(await callApi('GET /api/production/applications/all', { query }, await given.house())).toMatchObject(
    {
      status: 400,
    },
  );
});
