import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('lists all casting calls of the house, newest first, with their number of applicants', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const { production_house_id } = house;
  const older = await given.job({ production_house_id, posted_on: '2026-01-01T10:00:00Z' });
  const newer = await given.job({ production_house_id, posted_on: '2026-01-02T10:00:00Z' });
  const pending = await given.job({
    production_house_id,
    posted_on: '2026-01-03T10:00:00Z',
    status: 'pending',
  });
  await given.application({ job_id: older.id, talent_id: (await given.talent()).id });
  await given.application({ job_id: older.id, talent_id: (await given.talent()).id });
  await given.closed(older.id);
  await given.job({ posted_on: clock.now.toISOString() });

  const response = await callApi('GET /api/production/jobs/previous', {}, house);

  expect(response).toMatchObject({
    status: 200,
    body: {
      success: true,
      total: 3,
      data: [
        { id: pending.id, applicants: 0, waiting: 0, status: 'pending' },
        { id: newer.id, applicants: 0 },
        { id: older.id, applicants: 2, status: 'closed', contact_hidden: false },
      ],
    },
  });
});

test('returns a long list in pages', async ({ callApi, given }) => {
  const house = await given.house();
  const { production_house_id } = house;
  await given.job({ production_house_id, posted_on: '2026-01-03T10:00:00Z' });
  const second = await given.job({ production_house_id, posted_on: '2026-01-02T10:00:00Z' });
  await given.job({ production_house_id, posted_on: '2026-01-01T10:00:00Z' });

  const page = await callApi('GET /api/production/jobs/previous', { query: { page: 2, limit: 1 } }, house);
  const beyond = await callApi('GET /api/production/jobs/previous', { query: { page: 9, limit: 1 } }, house);

  expect(page.body).toMatchObject({ total: 3, data: [{ id: second.id }] });
  expect(beyond.body).toMatchObject({ total: 3, data: [] });
});

test("rejects an invalid page or limit of the house's lists", async ({ callApi, given }) => {
  const house = await given.house();

  const none = await callApi('GET /api/production/jobs/previous', { query: { page: 0 } }, house);
  const tooLong = await callApi('GET /api/production/jobs/upcoming', { query: { limit: 101 } }, house);

  expect(none).toMatchObject({ status: 400, body: { fields: { page: expect.any(String) } } });
  expect(tooLong).toMatchObject({ status: 400, body: { fields: { limit: expect.any(String) } } });
});

test('lists casting calls that shoot today in India or later, soonest first', async ({
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2027-03-02T00:30:00+05:30');
  const house = await given.house();
  const { production_house_id } = house;
  const audition_dates = '2027-02-01';
  const later = await given.job({ production_house_id, audition_dates, shoot_dates: '2027-03-05' });
  const today = await given.job({ production_house_id, audition_dates, shoot_dates: '2027-03-02' });
  await given.job({ production_house_id, audition_dates, shoot_dates: '2027-03-01' });
  await given.job({ audition_dates, shoot_dates: '2027-03-03' });

  const response = await callApi('GET /api/production/jobs/upcoming', {}, house);

  expect(response).toMatchObject({
    status: 200,
    body: { success: true, message: '', total: 2, data: [{ id: today.id }, { id: later.id }] },
  });
});

test("returns the house's lists of casting calls only to a logged-in house", async ({ callApi, given }) => {
  const talent = await given.talent();

  expect(await callApi('GET /api/production/jobs/previous', {})).toMatchObject({ status: 401 });
  expect(await callApi('GET /api/production/jobs/previous', {}, talent)).toMatchObject({ status: 403 });
  expect(await callApi('GET /api/production/jobs/upcoming', {})).toMatchObject({ status: 401 });
  expect(await callApi('GET /api/production/jobs/upcoming', {}, talent)).toMatchObject({ status: 403 });
});

test('masks the contact of a casting call for visitors who are not logged in', async ({ callApi, given }) => {
  const { id } = await given.job({ email: 'casting@studio.example', phone_number: '+919812345678' });

  const response = await callApi('GET /api/production/jobs/:id', { params: { id } });

  expect(response).toMatchObject({
    status: 200,
    body: {
      job: {
        id,
        email: 'c•••@studio.example',
        mobile: '+91 ••••• ••678',
        contact_hidden: true,
        contact_hidden_reason: 'login_required',
      },
    },
  });
});

test('shows the full contact to logged-in users', async ({ callApi, given }) => {
  const { id } = await given.job({ email: 'casting@studio.example', phone_number: '+919812345678' });
  const whole = { email: 'casting@studio.example', mobile: '+919812345678', contact_hidden: false };

  const asTalent = await callApi('GET /api/production/jobs/:id', { params: { id } }, await given.talent());
  const asHouse = await callApi('GET /api/production/jobs/:id', { params: { id } }, await given.house());

  expect(asTalent.body.job).toMatchObject(whole);
  expect(asHouse.body.job).toMatchObject(whole);
});

test('treats an ended session as not logged in', async ({ callApi, given }) => {
  const { id } = await given.job();

  const response = await callApi('GET /api/production/jobs/:id', { params: { id } }, { token: 'ended' });

  expect(response).toMatchObject({ status: 200, body: { job: { contact_hidden: true } } });
});

test('returns a casting call with every field that the site may show', async ({ callApi, given }) => {
  const { id } = await given.job();

  const { body } = await callApi('GET /api/production/jobs/:id', { params: { id } });

  const fields =
    `id project_title title project_type project_description city_location application_deadline image
    production_house production_house_name shoot_dates casting_by casting_agency audition_dates audition_end_date
    audition_type role role_title age_range look skills_needed language_required email mobile`.split(/\s+/);
  expect(Object.keys(body.job)).toEqual(expect.arrayContaining(fields));
});

test('still returns a closed casting call', async ({ callApi, given }) => {
  const { id } = await given.job({ status: 'closed' });

  const response = await callApi('GET /api/production/jobs/:id', { params: { id } });

  expect(response).toMatchObject({ status: 200, body: { job: { status: 'closed' } } });
});

test('returns a pending casting call only to its own house', async ({ callApi, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id, status: 'pending' });

  const own = await callApi('GET /api/production/jobs/:id', { params: { id } }, house);
  const foreign = await callApi('GET /api/production/jobs/:id', { params: { id } }, await given.house());
  const stranger = await callApi('GET /api/production/jobs/:id', { params: { id } });

  expect(own).toMatchObject({ status: 200, body: { job: { id, status: 'pending' } } });
  expect(foreign).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
  expect(stranger).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
});

test('gives the same answer for pending, missing and malformed ids', async ({ callApi, given }) => {
  const { id } = await given.job({ status: 'pending' });

  const pending = await callApi('GET /api/production/jobs/:id', { params: { id } });
  const missing = await callApi('GET /api/production/jobs/:id', { params: { id: crypto.randomUUID() } });
  const malformed = await callApi('GET /api/production/jobs/:id', { params: { id: "1' or 1=1" } });

  const answer = {
    status: 404,
    body: { success: false, code: 'job_not_found', message: 'Job not found', request_id: expect.any(String) },
  };
  expect([pending, missing, malformed].map(({ status, body }) => ({ status, body }))).toEqual([
    answer,
    answer,
    answer,
  ]);
});
