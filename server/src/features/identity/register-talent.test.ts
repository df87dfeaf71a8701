import { expect } from 'vitest';
import { codeSentTo, talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('a talent registers and gets a code that opens the account', async ({ call, deliver }) => {
  const body = talentRegistration();

  const registered = await call('POST /api/user/register', { body });
  const otp = codeSentTo(body.email, await deliver());
  await call('POST /api/user/verify', { body: { email: body.email, otp } });

  expect(registered).toMatchObject({ status: 200, body: { success: true, message: expect.any(String) } });
  const { status, body: login } = await call('POST /api/user/login', {
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
  'a registration whose %s is %j is refused beside that field',
  async ([field, value], { call }) => {
    const body = { ...talentRegistration(), [field]: value };

    const response = await call('POST /api/user/register', { body });

    expect(response).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  },
);

test('an empty registration is refused beside every field', async ({ call }) => {
  const response = await call('POST /api/user/register', { body: {} as never });

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {}).sort()).toEqual(Object.keys(talentRegistration()).sort());
});

test('S-07: the own email is not a password', async ({ call }) => {
  const body = talentRegistration();

  const response = await call('POST /api/user/register', { body: { ...body, password: body.email } });

  expect(response).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } });
});

test('an email with a verified talent account is refused beside the field', async ({ call, given }) => {
  const { email } = await given.talent();

  const response = await call('POST /api/user/register', {
    body: { ...talentRegistration(), email: ` ${email.toUpperCase()} ` },
  });

  expect(response).toMatchObject({ status: 409, body: { fields: { email: response.body.message } } });
});

test('a mobile number with a verified talent account is refused beside the field', async ({
  call,
  given,
}) => {
  const { mobile } = await given.talent();

  const response = await call('POST /api/user/register', { body: { ...talentRegistration(), mobile } });

  expect(response).toMatchObject({ status: 409, body: { fields: { mobile: response.body.message } } });
});

test('a refused registration leaves nothing and sends nothing', async ({ call, given, db, deliver }) => {
  const body = talentRegistration();
  const { mobile } = await given.talent();

  await call('POST /api/user/register', { body: { ...body, mobile } });

  expect((await deliver()).filter(({ to }) => to === body.email)).toEqual([]);
  expect(await db.selectFrom('account').select('id').where('email', '=', body.email).execute()).toEqual([]);
  const codes = db.selectFrom('one_time_code').select('id').where('address', '=', body.email);
  expect(await codes.execute()).toEqual([]);
});

test('a house with the same email and mobile number does not stand in the way', async ({ call, given }) => {
  const { email, mobile } = await given.house();

  const response = await call('POST /api/user/register', {
    body: { ...talentRegistration(), email, mobile },
  });

  expect(response.status).toBe(200);
});

test('S-08: registering an unverified email again replaces the password and voids the first code', async ({
  call,
  clock,
  deliver,
}) => {
  const stranger = talentRegistration();
  const owner = { ...talentRegistration(), email: stranger.email, password: 'the real owner' };
  await call('POST /api/user/register', { body: stranger });
  const firstCode = codeSentTo(stranger.email, await deliver());

  clock.now = new Date(clock.now.getTime() + 61_000);
  await call('POST /api/user/register', { body: owner });
  const secondCode = codeSentTo(owner.email, await deliver());
  const first = await call('POST /api/user/verify', { body: { email: owner.email, otp: firstCode } });
  await call('POST /api/user/verify', { body: { email: owner.email, otp: secondCode } });

  const asStranger = { identifier: owner.email, password: stranger.password };
  const asOwner = { identifier: owner.mobile, password: owner.password };
  const strangersMobile = { identifier: stranger.mobile, password: stranger.password };
  expect(first.status).toBe(400);
  expect((await call('POST /api/user/login', { body: asStranger })).status).toBe(401);
  expect((await call('POST /api/user/login', { body: strangersMobile })).status).toBe(404);
  expect((await call('POST /api/user/login', { body: asOwner })).status).toBe(200);
});

test('registering again within a minute is refused and changes nothing', async ({ call, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });

  const again = await call('POST /api/user/register', { body: { ...body, password: 'another password' } });

  expect(again).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  expect((await deliver()).filter(({ to }) => to === body.email)).toHaveLength(1);
});

test('of parallel registrations of one email exactly one is stored', async ({ call, db }) => {
  const body = talentRegistration();

  const responses = await Promise.all(
    Array.from({ length: 10 }, () => call('POST /api/user/register', { body })),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const stored = db.selectFrom('account').select('id').where('email', '=', body.email);
  expect(await stored.execute()).toHaveLength(1);
});

test('of two registrations with one mobile number only the first to be verified opens', async ({
  call,
  deliver,
}) => {
  const first = talentRegistration();
  const second = { ...talentRegistration(), mobile: first.mobile };
  await call('POST /api/user/register', { body: first });
  await call('POST /api/user/register', { body: second });
  const messages = await deliver();

  const opened = await call('POST /api/user/verify', {
    body: { email: first.email, otp: codeSentTo(first.email, messages) },
  });
  const refused = await call('POST /api/user/verify', {
    body: { email: second.email, otp: codeSentTo(second.email, messages) },
  });

  expect([opened.status, refused.status]).toEqual([200, 409]);
});

test('S-07: a password is stored as argon2id of the agreed cost', async ({ call, db }) => {
  const body = talentRegistration();

  await call('POST /api/user/register', { body });

  const { password_hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('email', '=', body.email)
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
});

test('S-46: one email or mobile number is registered at most three times in an hour', async ({
  call,
  clock,
}) => {
  const body = talentRegistration();
  const register = (registration: typeof body) => {
    clock.now = new Date(clock.now.getTime() + 61_000);
    return call('POST /api/user/register', { body: registration });
  };

  const taken = [await register(body), await register(body), await register(body)];
  const sameEmail = await register({ ...talentRegistration(), email: body.email });
  const sameMobile = await register({ ...talentRegistration(), mobile: body.mobile });
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  const later = await register(body);

  expect(taken.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([sameEmail.status, sameMobile.status]).toEqual([429, 429]);
  expect(sameEmail.body.message).toMatch(/Please try again in 5\d minutes\.$/);
  expect(later.status).toBe(200);
});
