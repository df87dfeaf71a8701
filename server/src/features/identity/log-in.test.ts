import { randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { expect } from 'vitest';
import type { Database } from '#platform/database.ts';
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
])('S-09: a mobile number logs in however it is written (%#)', async (write, { call, given }) => {
  const digits = `8${randomInt(10 ** 8, 10 ** 9)}`;
  const { id } = await given.talent({}, { mobile: `+91${digits}`, password });

  const response = await call('POST /api/user/login', { body: { identifier: write(digits), password } });

  expect(response).toMatchObject({ status: 200, body: { user: { id } } });
});

test('S-09: an email logs in in capitals and with blanks around it', async ({ call, given }) => {
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
  // The Kelvin sign, whose small letter is a k.
  (email: string) => email.replace('k', '\u212a'),
])('S-09: an address that only looks like the email does not log in (%#)', async (write, { call, given }) => {
  const { email } = await given.talent({}, { email: `kiran-${crypto.randomUUID()}@test.example`, password });

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

test('a house is told that it waits to be verified, and that an account is not there', async ({
  call,
  given,
}) => {
  const { email } = await given.house({}, { password, verified_at: null });
  const unknown = 'nobody@test.example';

  const waiting = await call('POST /api/production/login', { body: { identifier: email, password } });
  const nobody = await call('POST /api/production/login', { body: { identifier: unknown, password } });

  expect(waiting).toMatchObject({ status: 403, body: { message: 'Please verify your account first' } });
  expect(nobody).toMatchObject({ status: 404, body: { message: 'Account not found' } });
});

test('S-09: a mobile number is no way in before its account is verified', async ({ call, given }) => {
  const { mobile } = await given.talent({}, { password, verified_at: null });

  const response = await call('POST /api/user/login', { body: { identifier: mobile, password } });

  expect(response.status).toBe(404);
});

test('S-09: a mobile number leads to the account that verified it', async ({ call, given }) => {
  const { id, mobile } = await given.talent({}, { password });
  await given.talent({}, { mobile, password: 'of a stranger', verified_at: null });

  const owner = await call('POST /api/user/login', { body: { identifier: mobile, password } });
  const stranger = await call('POST /api/user/login', {
    body: { identifier: mobile, password: 'of a stranger' },
  });

  expect(owner).toMatchObject({ status: 200, body: { user: { id } } });
  expect(stranger.status).toBe(401);
});

test('S-10: an account of one role is unknown to the login of the other', async ({ call, given }) => {
  const talent = await given.talent({}, { password });
  const house = await given.house({}, { password });

  const asHouse = await call('POST /api/production/login', { body: { identifier: talent.email, password } });
  const asTalent = await call('POST /api/user/login', { body: { identifier: house.mobile, password } });

  expect([asHouse.status, asTalent.status]).toEqual([404, 404]);
});

test('S-62: a rush of logins is told to come back instead of waiting for ever', async ({ call }) => {
  const responses = await Promise.all(
    Array.from({ length: 80 }, (_, n) =>
      call('POST /api/user/login', { body: { identifier: `rush${n}@test.example`, password } }),
    ),
  );

  const turnedAway = responses.filter(({ status }) => status === 503);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway.every(({ headers }) => headers['retry-after'] === '5')).toBe(true);
  expect(responses.filter(({ status }) => status === 404)).toHaveLength(80 - turnedAway.length);
});

test('S-07: a hash of an older cost is renewed by the login that knows the password', async ({
  call,
  db,
  given,
}) => {
  const { id, email } = await given.talent({}, { password });
  const older = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await db.updateTable('account').set({ password_hash: older }).where('id', '=', id).execute();

  const first = await call('POST /api/user/login', { body: { identifier: email, password } });
  const second = await call('POST /api/user/login', { body: { identifier: email, password } });

  const { password_hash } = await findHash(db, id);
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect([first.status, second.status]).toEqual([200, 200]);
});

test('S-07: a hash of today is left as it is, and a wrong password renews none', async ({
  call,
  db,
  given,
}) => {
  const { id, email } = await given.talent({}, { password });
  const before = await findHash(db, id);

  await call('POST /api/user/login', { body: { identifier: email, password } });
  await call('POST /api/user/login', { body: { identifier: email, password: 'wrong password' } });

  expect(await findHash(db, id)).toEqual(before);
});

function findHash(db: Database, id: string) {
  return db.selectFrom('account').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();
}
