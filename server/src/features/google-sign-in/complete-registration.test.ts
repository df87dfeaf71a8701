import { expect } from 'vitest';
import { test } from '#testing/google.ts';
import { jobPost } from '#testing/posts.ts';
import { houseCompletion } from '#testing/registrations.ts';

test('a house that came by Google posts once its registration is complete', async ({
  google,
  call,
  clock,
}) => {
  const completion = houseCompletion();
  const { body: house } = await google.signIn();
  const body = jobPost(clock.now);

  const before = await call('POST /api/production/jobs', { body }, house);
  const completed = await call('POST /api/production/complete-registration', { body: completion }, house);
  const after = await call('POST /api/production/jobs', { body }, house);

  expect(before).toMatchObject({
    status: 403,
    body: { message: 'Please complete your registration before you post a job.' },
  });
  expect(completed).toMatchObject({
    status: 200,
    body: { production_house: { company_name: 'Monsoon Pictures', type_of_work: 'Film Production' } },
  });
  expect(after.status).toBe(200);
});

test('signing in afterwards tells that the house is complete', async ({ google, call }) => {
  const completion = houseCompletion();
  const { body: house } = await google.signIn();
  await call('POST /api/production/complete-registration', { body: completion }, house);

  const { body } = await google.signIn();

  expect(body.complete).toBe(true);
});

test('a completion sent again succeeds, another one is refused', async ({ google, call }) => {
  const completion = houseCompletion();
  const { body: house } = await google.signIn();
  const send = (body: typeof completion) =>
    call('POST /api/production/complete-registration', { body }, house);

  const first = await send(completion);
  const again = await send(completion);
  const changed = await send({ ...completion, pan_no: 'ZZZPE9999Z' });

  expect([first.status, again.status, changed.status]).toEqual([200, 200, 409]);
});

test('a house that registered itself has nothing to complete', async ({ call, given }) => {
  const completion = houseCompletion();

  const response = await call(
    'POST /api/production/complete-registration',
    { body: completion },
    await given.house(),
  );

  expect(response.status).toBe(409);
});

test('a mobile number that another house has verified is refused beside its field', async ({
  google,
  call,
  given,
}) => {
  const { mobile } = await given.house();
  const completion = houseCompletion();
  const { body: house } = await google.signIn();

  const response = await call(
    'POST /api/production/complete-registration',
    { body: { ...completion, phone_number: mobile } },
    house,
  );

  expect(response).toMatchObject({ status: 409, body: { fields: { phone_number: expect.any(String) } } });
});

test('every required field of a completion is asked for', async ({ google, call }) => {
  const { body: house } = await google.signIn();
  // What the types would refuse, a caller may send all the same.
  const body = {} as never;

  const response = await call('POST /api/production/complete-registration', { body }, house);

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {})).toEqual([
    'pan_no',
    'aadhaar_no',
    'type_of_work',
    'phone_number',
  ]);
});

test('the database keeps of a completion only the ends of its identity numbers', async ({
  google,
  call,
  db,
}) => {
  const completion = houseCompletion();
  const { body: house } = await google.signIn();
  await call('POST /api/production/complete-registration', { body: completion }, house);

  const rows = JSON.stringify(await db.selectFrom('account').selectAll().execute());

  expect(rows).toContain('"234F"');
  expect(rows).not.toContain(completion.pan_no);
  expect(rows).not.toContain(completion.aadhaar_no);
});
