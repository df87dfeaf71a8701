import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect, onTestFinished, vi } from 'vitest';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test('lets a house post a casting call that everyone can read', async ({ callApi, clock, given }) => {
  const house = await given.house({ company_name: 'Studio Example' });
  const body = {
    ...jobPost(clock.now),
    compensation: 'Paid, 40,000 a day',
    email: ' Casting@Studio.example ',
    phone_number: '98123 45678',
  };

  const posted = await callApi('POST /api/production/jobs', { body }, house);

  expect(posted).toMatchObject({
    status: 200,
    body: { success: true, message: 'Job Post Added Successfully 🎉' },
  });
  const read = await callApi('GET /api/production/jobs/:id', { params: { id: posted.body.id } }, house);
  expect(read.body.job).toMatchObject({
    title: 'Lead Detective · Web Series',
    project_title: 'Lead Detective · Web Series',
    role: 'Lead Detective',
    role_title: 'Lead Detective',
    look: 'Average · 160 cm or more',
    production_house: { id: house.production_house_id, company_name: 'Studio Example' },
    production_house_name: 'Studio Example',
    casting_by: 'Studio Example',
    casting_agency: 'Studio Example',
    audition_end_date: null,
    email: 'casting@studio.example',
    mobile: '+919812345678',
    contact_hidden: false,
    category: 'All',
    compensation: 'Paid, 40,000 a day',
    image: null,
    status: 'open',
    posted_on: clock.now.toISOString(),
  });
  const landline = { ...body, phone_number: ' 022-4000 1235' };
  const { id } = (await callApi('POST /api/production/jobs', { body: landline }, house)).body;
  expect((await callApi('GET /api/production/jobs/:id', { params: { id } }, house)).body.job).toMatchObject({
    mobile: '022-4000 1235',
  });
});

test('requires every field except compensation, category and image', async ({ callApi, given }) => {
  // biome-ignore lint/suspicious/noExplicitAny: a form as a stranger may send it.
  const empty: any = { compensation: '', category: '' };

  const response = await callApi('POST /api/production/jobs', { body: empty }, await given.house());

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {}).sort()).toEqual([
    'age_range',
    'application_deadline',
    'audition_dates',
    'audition_type',
    'availability_required',
    'body_type',
    'city_location',
    'email',
    'gender',
    'height',
    'language_required',
    'phone_number',
    'project_description',
    'project_type',
    'role_description',
    'role_details',
    'role_type',
    'shoot_dates',
    'shoot_duration',
    'skills_needed',
  ]);
});

test('accepts empty strings for compensation and category', async ({ callApi, clock, given }) => {
  const body = { ...jobPost(clock.now), compensation: '', category: '' };

  const response = await callApi('POST /api/production/jobs', { body }, await given.house());

  expect(response.status).toBe(200);
});

test('reports impossible values beside their fields', async ({ callApi, clock, given }) => {
  const body = {
    ...jobPost(clock.now),
    age_range: '40-18',
    email: 'nobody',
    phone_number: '12',
    audition_dates: '0000-01-01',
    role_details: '\0 \0',
  };

  const response = await callApi('POST /api/production/jobs', { body }, await given.house());

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {}).sort()).toEqual([
    'age_range',
    'audition_dates',
    'email',
    'phone_number',
    'role_details',
  ]);
});

test('removes characters from a text that the database cannot store', async ({ callApi, clock, given }) => {
  const body = { ...jobPost(clock.now), project_description: 'One\0 \ud800two' };

  const response = await callApi('POST /api/production/jobs', { body }, await given.house());

  expect(response.status).toBe(200);
});

test('rejects an audition date after the shoot date', async ({ callApi, clock, given }) => {
  const body = { ...jobPost(clock.now), audition_dates: '2090-01-02', shoot_dates: '2090-01-01' };

  const response = await callApi('POST /api/production/jobs', { body }, await given.house());

  expect(response).toMatchObject({
    status: 400,
    body: { fields: { audition_dates: 'The audition can’t be after the shoot.' } },
  });
});

test('keeps a casting call open until the last second of its deadline day in India', async ({
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2027-03-01T23:59:59+05:30');
  const body = { ...jobPost(clock.now), application_deadline: '2027-03-01' };

  const response = await callApi('POST /api/production/jobs', { body }, await given.house());

  expect(response.status).toBe(200);
});

test('rejects a deadline that has passed in India', async ({ callApi, clock, given }) => {
  clock.now = new Date('2027-03-02T00:00:00+05:30');
  const body = { ...jobPost(clock.now), application_deadline: '2027-03-01' };

  const response = await callApi('POST /api/production/jobs', { body }, await given.house());

  expect(response).toMatchObject({
    status: 400,
    body: { code: 'deadline_in_past', fields: { application_deadline: expect.any(String) } },
  });
});

test('lets two houses use the same request id', async ({ callApi, clock, given }) => {
  const body = { ...jobPost(clock.now), request_id: crypto.randomUUID() };
  const first = await callApi('POST /api/production/jobs', { body }, await given.house());

  const second = await callApi('POST /api/production/jobs', { body }, await given.house());

  expect(second.status).toBe(200);
  expect(second.body.id).not.toBe(first.body.id);
});

test('posts the roles of a form while time passes', async ({ callApi, clock, given, services }) => {
  const house = await given.house();
  const { role_details: _title, ...role } = jobPost(clock.now);
  const more_roles = ['Second', 'Third'].map((role_details) => ({ ...role, role_details }));
  const body = { ...jobPost(clock.now), more_roles, request_id: crypto.randomUUID() };
  let time = clock.now.getTime();
  const passing = vi.spyOn(services, 'now').mockImplementation(() => {
    time += 1;
    return new Date(time);
  });
  onTestFinished(() => passing.mockRestore());

  const posted = await callApi('POST /api/production/jobs', { body }, house);

  expect(posted).toMatchObject({ status: 200, body: { ids: { length: 3 } } });
});

test('lets only a logged-in house post', async ({ callApi, clock, given }) => {
  const body = { ...jobPost(clock.now), shoot_dates: addDays(dayInIndia(clock.now), 50) };

  expect(await callApi('POST /api/production/jobs', { body })).toMatchObject({ status: 401 });
  expect(await callApi('POST /api/production/jobs', { body }, await given.talent())).toMatchObject({
    status: 403,
  });
});
