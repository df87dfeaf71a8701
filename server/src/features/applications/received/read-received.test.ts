import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('a house reads all applications to a casting call by its id, newest first', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const { production_house_id } = house;
  const job = await given.job({ production_house_id });
  const asha = await given.talent({ name: 'Asha Rao', city: 'Pune', gender: 'Female' });
  const ravi = await given.talent({ name: 'Ravi Nair' });
  const older = await given.application({
    talent_id: asha.id,
    job_id: job.id,
    applied_at: '2026-01-01T10:00:00.000Z',
  });
  const newer = await given.application({ talent_id: ravi.id, job_id: job.id });
  await given.application({ talent_id: asha.id, job_id: (await given.job({ production_house_id })).id });

  const response = await callApi('GET /api/production/applications/:id', { params: { id: job.id } }, house);

  expect(response).toMatchObject({
    status: 200,
    body: {
      success: true,
      total: 2,
      data: [
        { application_id: newer.id, user: { id: ravi.id, name: 'Ravi Nair' } },
        {
          application_id: older.id,
          status: 'applied',
          applied_at: '2026-01-01T10:00:00.000Z',
          user: {
            id: asha.id,
            name: 'Asha Rao',
            age: null,
            gender: 'Female',
            city: 'Pune',
            image_url: null,
            is_leaving: false,
          },
          job: { id: job.id, title: 'Lead Detective · Web Series' },
          role_specific_info: 'I ride horses.',
          travel: true,
          availability: true,
          details: {},
          media: [],
        },
      ],
    },
  });
});

test('a house reads all applications that a talent sent it by the id of the talent', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const { production_house_id } = house;
  const talent = await given.talent();
  const sent = [
    await given.application({ talent_id: talent.id, job_id: (await given.job({ production_house_id })).id }),
    await given.application({ talent_id: talent.id, job_id: (await given.job({ production_house_id })).id }),
  ].map(({ id }) => id);
  await given.application({ talent_id: talent.id });

  const { body } = await callApi(
    'GET /api/production/applications/:id',
    { params: { id: talent.id } },
    house,
  );

  expect(body.data.map(({ application_id }) => application_id).sort()).toEqual(sent.sort());
});

test('a casting call without applicants returns an empty list', async ({ callApi, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });

  const response = await callApi('GET /api/production/applications/:id', { params: { id } }, house);

  expect(response).toMatchObject({ status: 200, body: { success: true, data: [], total: 0 } });
});

test('answers alike for foreign, missing and malformed ids', async ({ callApi, given }) => {
  const house = await given.house();
  const { job_id, talent_id } = await given.application({ talent_id: (await given.talent()).id });

  const responses = [
    await callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house),
    await callApi('GET /api/production/applications/:id', { params: { id: talent_id } }, house),
    await callApi('GET /api/production/applications/:id', { params: { id: crypto.randomUUID() } }, house),
    await callApi('GET /api/production/applications/:id', { params: { id: 'all of them' } }, house),
  ];

  const answer = {
    status: 404,
    body: { success: false, code: 'job_not_found', message: 'Job not found', request_id: expect.any(String) },
  };
  expect(responses.map(({ status, body }) => ({ status, body }))).toEqual([answer, answer, answer, answer]);
});

test('only a logged-in house reads received applications', async ({ callApi, given }) => {
  const talent = await given.talent();
  const { job_id: id } = await given.application({ talent_id: talent.id });

  expect(await callApi('GET /api/production/applications/:id', { params: { id } })).toMatchObject({
    status: 401,
  });
  expect(await callApi('GET /api/production/applications/:id', { params: { id } }, talent)).toMatchObject({
    status: 403,
  });
});

test('a response that breaks the contract is a server error, not a client error', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  await given.application({ job_id: job.id, talent_id: talent.id, details: '"no form"' });

  const response = await callApi('GET /api/production/applications/:id', { params: { id: job.id } }, house);

  expect(response.status).toBe(500);
  expect(response.body.fields).toBeUndefined();
});

test('without consent to contact, a house sees no media or contact details of the applicant', async ({
  callApi,
  db,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const form = { email: 'a@home.example', phone: '9812300000', portfolioLink: 'https://a.example' };
  const details = JSON.stringify({ ...form, instagramLink: '@asha', keySkills: 'Riding' });
  const others = ['sharing', 'accuracy'].map((id) => ({ id, version: '1' }));
  const { id: application_id } = await given.application({ talent_id: talent.id, job_id, details }, others);
  await db
    .insertInto('application_media')
    .values({ application_id, file: await given.storedFile(), field: 'headshot', kind: 'image' })
    .execute();
  const read = () => callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house);

  const pending = await read();
  const contact = { application_id, consent: 'contact', version: '1', agreed_at: new Date().toISOString() };
  await db.insertInto('application_consent').values(contact).execute();
  const agreed = await read();

  expect(pending.body.data).toMatchObject([{ consent_pending: true, media: [] }]);
  expect(pending.body.data[0]?.details).toEqual({ keySkills: 'Riding' });
  expect(agreed.body.data).toMatchObject([
    { consent_pending: false, details: form, media: [{ field: 'headshot' }] },
  ]);
});

test('takes details missing from the profile of an applicant from the form', async ({
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2027-03-02T00:30:00+05:30');
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const form = (dob: string) => JSON.stringify({ dob, gender: 'Non-binary', location: 'Pune' });
  const unknown = await given.talent();
  await given.application({ talent_id: unknown.id, job_id, details: form('2003-03-02') });
  const odd = await given.talent();
  await given.application({ talent_id: odd.id, job_id, details: form('2003-02-31') });
  const known = await given.talent({ date_of_birth: '1990-01-01', gender: 'Male', city: 'Goa' });
  await given.application({ talent_id: known.id, job_id, details: form('2003-03-02') });

  const { body } = await callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house);

  const user = (id: string) => body.data.find((sent) => sent.user.id === id)?.user;
  expect(user(unknown.id)).toMatchObject({ age: 24, gender: 'Other', city: 'Pune' });
  expect(user(odd.id)).toMatchObject({ age: null, gender: 'Other', city: 'Pune' });
  expect(user(known.id)).toMatchObject({ age: 37, gender: 'Male', city: 'Goa' });
});
