import { expect } from 'vitest';
import { test } from '#testing/google.ts';
import { jobPost } from '#testing/posts.ts';
import { houseCompletion } from '#testing/registrations.ts';

test('a house that signed up with Google can post after completing its registration', async ({
  google,
  callApi,
  clock,
}) => {
  const completion = houseCompletion();
  const { body: house } = await google.signIn();
  const body = jobPost(clock.now);

  const company = {
    ...{ company_name: 'Monsoon', owner_name: 'Asha', email: 'a@monsoon.example', location: 'Mumbai' },
    ...{ phone_number: '022 2345 6789', type_of_work: 'Other' as const },
  };
  await callApi('PUT /api/production/profile', { body: company, files: {} }, house);
  const before = await callApi('POST /api/production/jobs', { body }, house);
  const completed = await callApi('POST /api/production/complete-registration', { body: completion }, house);
  const after = await callApi('POST /api/production/jobs', { body }, house);

  expect(before).toMatchObject({
    status: 403,
    body: { code: 'registration_incomplete' },
  });
  expect(completed).toMatchObject({
    status: 200,
    body: { production_house: { company_name: 'Monsoon Pictures', type_of_work: 'Film Production' } },
  });
  expect(after.status).toBe(200);
});

test('a later sign-in reports that the house is complete', async ({ google, callApi }) => {
  const completion = houseCompletion();
  const { body: house } = await google.signIn();
  await callApi('POST /api/production/complete-registration', { body: completion }, house);

  const { body } = await google.signIn();

  expect(body.complete).toBe(true);
});

test('repeating a completion succeeds, a different one is rejected', async ({ google, callApi }) => {
  const completion = houseCompletion();
  const { body: house } = await google.signIn();
  const send = (body: typeof completion) =>
    callApi('POST /api/production/complete-registration', { body }, house);

  const first = await send(completion);
  const again = await send(completion);
  const changed = await send({ ...completion, pan_no: 'ZZZPE9999Z' });
  const renamed = await send({ ...completion, company_name: 'Yash Raj Films' });
  const house_now = (await callApi('GET /api/production/profile', {}, house)).body.production_house;

  expect([first, again, changed, renamed].map(({ status }) => status)).toEqual([200, 200, 409, 409]);
  expect(house_now.company_name).toBe(completion.company_name);
});

test('a house that registered by itself has nothing to complete', async ({ callApi, given }) => {
  const completion = houseCompletion();

  const response = await callApi(
    'POST /api/production/complete-registration',
    { body: completion },
    await given.house(),
  );

  expect(response.status).toBe(409);
});

test('rejects a mobile number verified by another house with a field error', async ({
  google,
  callApi,
  given,
}) => {
  const { mobile } = await given.house();
  const completion = houseCompletion();
  const { body: house } = await google.signIn();

  const response = await callApi(
    'POST /api/production/complete-registration',
    { body: { ...completion, phone_number: mobile } },
    house,
  );

  expect(response).toMatchObject({ status: 409, body: { fields: { phone_number: expect.any(String) } } });
});

test('requires every mandatory field of a completion', async ({ google, callApi }) => {
  const { body: house } = await google.signIn();
  // A client may send what the types do not allow.
  const body = {} as never;

  const response = await callApi('POST /api/production/complete-registration', { body }, house);

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {})).toEqual([
    'pan_no',
    'aadhaar_no',
    'type_of_work',
    'phone_number',
  ]);
});

test('a completion stores only the last characters of its identity numbers', async ({
  google,
  callApi,
  db,
}) => {
  const completion = houseCompletion();
  const { body: house } = await google.signIn();
  await callApi('POST /api/production/complete-registration', { body: completion }, house);

  const rows = JSON.stringify(await db.selectFrom('account').selectAll().execute());

  expect(rows).toContain('"234F"');
  expect(rows).not.toContain(completion.pan_no);
  expect(rows).not.toContain(completion.aadhaar_no);
});
