import { expect } from 'vitest';
import { codeSentTo, talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('registers a talent and sends a code that verifies the account', async ({ callApi, deliver }) => {
  const body = talentRegistration();

  const registered = await callApi('POST /api/user/register', { body });
  const otp = codeSentTo(body.email, await deliver());
  await callApi('POST /api/user/verify', { body: { email: body.email, otp } });

  expect(registered).toMatchObject({ status: 200, body: { success: true, message: expect.any(String) } });
  const { status, body: login } = await callApi('POST /api/user/login', {
    body: { identifier: body.email, password: body.password },
  });
  expect({ status, name: login.user.name }).toEqual({ status: 200, name: 'Meera Nair' });
});

test.for([
  ['name', '  '],
  ['email', 'meera@'],
  ['mobile', '12345'],
  ['password', '7 chars'],
  ['password', 'x9'.repeat(65)],
  ['password', 'casting123'],
  ['pan_no', 'ABCP1234F'],
  ['aadhaar_no', '2345'],
] as const)(
  'rejects a registration whose %s is %j with a field error',
  async ([field, value], { callApi }) => {
    const body = { ...talentRegistration(), [field]: value };

    const response = await callApi('POST /api/user/register', { body });

    expect(response).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  },
);

test('rejects an empty registration with an error for every field', async ({ callApi }) => {
  const response = await callApi('POST /api/user/register', { body: {} as never });

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {}).sort()).toEqual(Object.keys(talentRegistration()).sort());
});

test("rejects the talent's own email as a password", async ({ callApi }) => {
  const body = talentRegistration();

  const response = await callApi('POST /api/user/register', { body: { ...body, password: body.email } });

  expect(response).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } });
});

test('rejects an email that has a verified talent account with a field error', async ({ callApi, given }) => {
  const { email } = await given.talent();

  const response = await callApi('POST /api/user/register', {
    body: { ...talentRegistration(), email: ` ${email.toUpperCase()} ` },
  });

  expect(response).toMatchObject({ status: 409, body: { fields: { email: response.body.message } } });
});

test('rejects a mobile number that has a verified talent account with a field error', async ({
  callApi,
  given,
}) => {
  const { mobile } = await given.talent();

  const response = await callApi('POST /api/user/register', { body: { ...talentRegistration(), mobile } });

  expect(response).toMatchObject({ status: 409, body: { fields: { mobile: response.body.message } } });
});

test('a rejected registration stores nothing and sends nothing', async ({ callApi, given, db, deliver }) => {
  const body = talentRegistration();
  const { mobile } = await given.talent();

  await callApi('POST /api/user/register', { body: { ...body, mobile } });

  expect((await deliver()).filter(({ to }) => to === body.email)).toEqual([]);
  expect(await db.selectFrom('account').select('id').where('email', '=', body.email).execute()).toEqual([]);
  const codes = db.selectFrom('one_time_code').select('id').where('address', '=', body.email);
  expect(await codes.execute()).toEqual([]);
});

test('a house with the same email and mobile number does not block a talent', async ({ callApi, given }) => {
  const { email, mobile } = await given.house();

  const response = await callApi('POST /api/user/register', {
    body: { ...talentRegistration(), email, mobile },
  });

  expect(response.status).toBe(200);
});

test('rejects a second registration within a minute and changes nothing', async ({ callApi, deliver }) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });

  const again = await callApi('POST /api/user/register', { body: { ...body, password: 'another password' } });

  expect(again).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  expect((await deliver()).filter(({ to }) => to === body.email)).toHaveLength(1);
});

test('stores exactly one of several parallel registrations of one email', async ({ callApi, db }) => {
  const body = talentRegistration();

  const responses = await Promise.all(
    Array.from({ length: 10 }, () => callApi('POST /api/user/register', { body })),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const stored = db.selectFrom('account').select('id').where('email', '=', body.email);
  expect(await stored.execute()).toHaveLength(1);
});

test('two people may register with one mobile number, because neither has proved it', async ({
  callApi,
  deliver,
}) => {
  const first = talentRegistration();
  const second = { ...talentRegistration(), mobile: first.mobile };
  await callApi('POST /api/user/register', { body: first });
  await callApi('POST /api/user/register', { body: second });
  const messages = await deliver();

  const opened = await callApi('POST /api/user/verify', {
    body: { email: first.email, otp: codeSentTo(first.email, messages) },
  });
  const openedToo = await callApi('POST /api/user/verify', {
    body: { email: second.email, otp: codeSentTo(second.email, messages) },
  });

  expect([opened.status, openedToo.status]).toEqual([200, 200]);
});

test('stores a password as argon2id at the agreed cost', async ({ callApi, db }) => {
  const body = talentRegistration();

  await callApi('POST /api/user/register', { body });

  const { password_hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('email', '=', body.email)
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
});

test('allows at most three registrations per hour for one email or mobile number', async ({
  callApi,
  clock,
}) => {
  const body = talentRegistration();
  const register = (registration: typeof body) => {
    clock.now = new Date(clock.now.getTime() + 61_000);
    return callApi('POST /api/user/register', { body: registration });
  };

  const taken = [await register(body), await register(body), await register(body)];
  const sameEmail = await register({ ...talentRegistration(), email: body.email });
  const sameMobile = await register({ ...talentRegistration(), mobile: body.mobile });
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  const later = await register(body);

  expect(taken.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([sameEmail.status, sameMobile.status]).toEqual([429, 429]);
  expect(sameEmail.body.message).toMatch(/Try again in 5\d minutes\.$/);
  expect(later.status).toBe(200);
});
