import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';

test('a talent logs in and gets what the browser keeps', async ({ call, given }) => {
  const { id, email } = await given.talent(
    { profile_type: 'DANCERS', profile_photo: '/media/public/asha.webp' },
    { password },
  );

  const response = await call('POST /api/user/login', { body: { identifier: email, password } });

  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    success: true,
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: {
      id,
      name: 'Asha Rao',
      profile_photo: '/media/public/asha.webp',
      image: '/media/public/asha.webp',
      profileType: 'DANCERS',
      updated_at: null,
    },
  });
});

test('a production house logs in', async ({ call, given }) => {
  const { email } = await given.house({ company_name: 'Monsoon Pictures' }, { password });

  const response = await call('POST /api/production/login', { body: { identifier: email, password } });

  expect(response).toMatchObject({
    status: 200,
    body: { success: true, production_house: { company_name: 'Monsoon Pictures' } },
  });
});

test.for([
  (digits: string) => `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`,
  (digits: string) => digits,
  (digits: string) => `0${digits}`,
  (digits: string) => `91${digits}`,
  (digits: string) => `0091-${digits}`,
  (digits: string) => ` ${digits.slice(0, 3)}-${digits.slice(3)} `,
])('a mobile number logs in however it is written (%#)', async (write, { call, given }) => {
  const digits = `8${randomInt(10 ** 8, 10 ** 9)}`;
  const { id } = await given.talent({}, { mobile: `+91${digits}`, password });

  const response = await call('POST /api/user/login', { body: { identifier: write(digits), password } });

  expect(response).toMatchObject({ status: 200, body: { user: { id } } });
});

test('an email logs in in capitals and with blanks around it', async ({ call, given }) => {
  const { email } = await given.talent({}, { password });

  const response = await call('POST /api/user/login', {
    body: { identifier: `  ${email.toUpperCase()} `, password },
  });

  expect(response.status).toBe(200);
});

test.for([
  (email: string) => `${email}.`,
  (email: string) => email.replace('e', 'е'),
  (email: string) => email.replace('@', '%'),
])('an address that only looks like the email does not log in (%#)', async (write, { call, given }) => {
  const { email } = await given.talent({}, { password });

  const response = await call('POST /api/user/login', { body: { identifier: write(email), password } });

  expect(response).toMatchObject({ status: 404, body: { message: 'Account not found' } });
});

test.for([{}, { identifier: 'asha@test.example' }, { password }, { identifier: '  ', password }])(
  '%j are no credentials',
  async (body, { call }) => {
    const talent = await call('POST /api/user/login', { body });
    const house = await call('POST /api/production/login', { body });

    const refused = { status: 400, body: { message: 'Email/Phone and password are required' } };
    expect(talent).toMatchObject(refused);
    expect(house).toMatchObject(refused);
  },
);

test.for([
  { identifier: 5, password },
  { identifier: ['a'], password },
  { identifier: 'a@test.example', password: {} },
])('%j are refused as malformed', async (body, { call }) => {
  const response = await call('POST /api/user/login', { body: body as never });

  expect(response.status).toBe(400);
});

test('an identifier no database can hold is an unknown account', async ({ call }) => {
  const response = await call('POST /api/user/login', { body: { identifier: 'a\0b\ud800', password } });

  expect(response.status).toBe(404);
});

test('a wrong password is refused, whatever the account', async ({ call, given }) => {
  const verified = await given.house({}, { password });
  const unverified = await given.house({}, { password, verified_at: null });

  const first = await call('POST /api/production/login', {
    body: { identifier: verified.email, password: 'A lamp in the window' },
  });
  const second = await call('POST /api/production/login', {
    body: { identifier: unverified.email, password: `${password} ` },
  });

  const refused = { status: 401, body: { message: 'Invalid credentials' } };
  expect(first).toMatchObject(refused);
  expect(second).toMatchObject(refused);
});

test('an unverified account is told so when the password is right', async ({ call, given }) => {
  const { email } = await given.talent({}, { password, verified_at: null });

  const response = await call('POST /api/user/login', { body: { identifier: email, password } });

  expect(response).toMatchObject({ status: 403, body: { message: 'Please verify your account first' } });
});

test('a mobile number is no way in before its account is verified', async ({ call, given }) => {
  const { mobile } = await given.talent({}, { password, verified_at: null });

  const response = await call('POST /api/user/login', { body: { identifier: mobile, password } });

  expect(response.status).toBe(404);
});

test('a mobile number leads to the account that verified it', async ({ call, given }) => {
  const { id, mobile } = await given.talent({}, { password });
  await given.talent({}, { mobile, password: 'of a stranger', verified_at: null });

  const owner = await call('POST /api/user/login', { body: { identifier: mobile, password } });
  const stranger = await call('POST /api/user/login', {
    body: { identifier: mobile, password: 'of a stranger' },
  });

  expect(owner).toMatchObject({ status: 200, body: { user: { id } } });
  expect(stranger.status).toBe(401);
});

test('an account of one role is unknown to the login of the other', async ({ call, given }) => {
  const talent = await given.talent({}, { password });
  const house = await given.house({}, { password });

  const asHouse = await call('POST /api/production/login', { body: { identifier: talent.email, password } });
  const asTalent = await call('POST /api/user/login', { body: { identifier: house.mobile, password } });

  expect([asHouse.status, asTalent.status]).toEqual([404, 404]);
});

test('a rush of logins is told to come back instead of waiting for ever', async ({ call, given }) => {
  const { email } = await given.talent({}, { password });

  const responses = await Promise.all(
    Array.from({ length: 80 }, () => call('POST /api/user/login', { body: { identifier: email, password } })),
  );

  const turnedAway = responses.filter(({ status }) => status === 503);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway.every(({ headers }) => headers['retry-after'] === '5')).toBe(true);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(80 - turnedAway.length);
});
