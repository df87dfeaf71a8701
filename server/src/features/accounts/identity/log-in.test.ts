import { randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';

test('logs in a talent and returns what the browser stores', async ({ callApi, given }) => {
  const { id, email } = await given.talent(
    { profile_type: 'DANCERS', profile_photo: '/media/public/asha.webp' },
    { password },
  );

  const response = await callApi('POST /api/user/login', { body: { identifier: email, password } });

  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    success: true,
    token: expect.stringMatching(/^[\w-]{43}$/),
    language: 'en',
    user: {
      id,
      name: 'Asha Rao',
      profile_photo: '/media/public/asha.webp',
      image: '/media/public/asha.webp',
      profileType: 'DANCERS',
      updated_at: null,
      completion: 75,
    },
  });
});

test('logs in a production house', async ({ callApi, given }) => {
  const { email } = await given.house({ company_name: 'Monsoon Pictures' }, { password });

  const response = await callApi('POST /api/production/login', { body: { identifier: email, password } });

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
])('accepts a mobile number in any format (%#)', async (write, { callApi, given }) => {
  const digits = `8${randomInt(10 ** 8, 10 ** 9)}`;
  const { id } = await given.talent({}, { mobile: `+91${digits}`, password });

  const response = await callApi('POST /api/user/login', { body: { identifier: write(digits), password } });

  expect(response).toMatchObject({ status: 200, body: { user: { id } } });
});

test('accepts an email in capitals and with surrounding spaces', async ({ callApi, given }) => {
  const { email } = await given.talent({}, { password });

  const response = await callApi('POST /api/user/login', {
    body: { identifier: `  ${email.toUpperCase()} `, password },
  });

  expect(response.status).toBe(200);
});

test.for([
  (email: string) => `${email}..`,
  (email: string) => email.replace('e', 'е'),
  (email: string) => email.replace('@', '%'),
  // The Kelvin sign, whose lower case is k.
  (email: string) => email.replace('k', '\u212a'),
])('rejects an email that only looks like the real one (%#)', async (write, { callApi, given }) => {
  const { email } = await given.talent({}, { email: `kiran-${crypto.randomUUID()}@test.example`, password });

  const response = await callApi('POST /api/user/login', { body: { identifier: write(email), password } });

  expect(response).toMatchObject({ status: 404, body: { message: 'Account not found' } });
});

test.for([{}, { identifier: 'asha@test.example' }, { password }, { identifier: '  ', password }])(
  'rejects %j as missing credentials',
  async (body, { callApi }) => {
    const talent = await callApi('POST /api/user/login', { body });
    const house = await callApi('POST /api/production/login', { body });

    const rejected = { status: 400, body: { message: 'Email/Phone and password are required' } };
    expect(talent).toMatchObject(rejected);
    expect(house).toMatchObject(rejected);
  },
);

test.for([
  { identifier: 5, password },
  { identifier: ['a'], password },
  { identifier: 'a@test.example', password: {} },
])('rejects %j as malformed', async (body, { callApi }) => {
  const response = await callApi('POST /api/user/login', { body: body as never });

  expect(response.status).toBe(400);
});

test('treats an identifier that no database can store as an unknown account', async ({ callApi }) => {
  const response = await callApi('POST /api/user/login', { body: { identifier: 'a\0b\ud800', password } });

  expect(response.status).toBe(404);
});

test('rejects a wrong password for verified and unverified accounts alike', async ({ callApi, given }) => {
  const verified = await given.house({}, { password });
  const unverified = await given.house({}, { password, verified_at: null });

  const first = await callApi('POST /api/production/login', {
    body: { identifier: verified.email, password: 'A lamp in the window' },
  });
  const second = await callApi('POST /api/production/login', {
    body: { identifier: unverified.email, password: `${password} ` },
  });

  const rejected = { status: 401, body: { code: 'invalid_credentials' } };
  expect(first).toMatchObject(rejected);
  expect(second).toMatchObject(rejected);
});

test('says that an account is unverified when the password is right', async ({ callApi, given }) => {
  const { email } = await given.talent({}, { password, verified_at: null });

  const response = await callApi('POST /api/user/login', { body: { identifier: email, password } });

  expect(response).toMatchObject({ status: 403, body: { message: 'Please verify your account first' } });
});

test('says that a house is not verified yet, or that an account does not exist', async ({
  callApi,
  given,
}) => {
  const { email } = await given.house({}, { password, verified_at: null });
  const unknown = 'nobody@test.example';

  const waiting = await callApi('POST /api/production/login', { body: { identifier: email, password } });
  const nobody = await callApi('POST /api/production/login', { body: { identifier: unknown, password } });

  expect(waiting).toMatchObject({ status: 403, body: { message: 'Please verify your account first' } });
  expect(nobody).toMatchObject({ status: 404, body: { message: 'Account not found' } });
});

test('a mobile number cannot log in before its account is verified', async ({ callApi, given }) => {
  const { mobile } = await given.talent({}, { password, verified_at: null });

  const response = await callApi('POST /api/user/login', { body: { identifier: mobile, password } });

  expect(response.status).toBe(404);
});

test('a mobile number logs in to the account that verified it', async ({ callApi, given }) => {
  const { id, mobile } = await given.talent({}, { password });
  await given.talent({}, { mobile, password: 'of a stranger', verified_at: null });

  const owner = await callApi('POST /api/user/login', { body: { identifier: mobile, password } });
  const stranger = await callApi('POST /api/user/login', {
    body: { identifier: mobile, password: 'of a stranger' },
  });

  expect(owner).toMatchObject({ status: 200, body: { user: { id } } });
  expect(stranger.status).toBe(401);
});

test('an account of one role does not exist for the login of the other', async ({ callApi, given }) => {
  const talent = await given.talent({}, { password });
  const house = await given.house({}, { password });

  const asHouse = await callApi('POST /api/production/login', {
    body: { identifier: talent.email, password },
  });
  const asTalent = await callApi('POST /api/user/login', { body: { identifier: house.mobile, password } });

  expect([asHouse.status, asTalent.status]).toEqual([404, 404]);
});

test('excess parallel logins get 503 with Retry-After instead of waiting', async ({ callApi }) => {
  const responses = await Promise.all(
    Array.from({ length: 80 }, (_, n) =>
      callApi('POST /api/user/login', { body: { identifier: `rush${n}@test.example`, password } }),
    ),
  );

  const turnedAway = responses.filter(({ status }) => status === 503);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway.every(({ headers }) => headers['retry-after'] === '5')).toBe(true);
  expect(responses.filter(({ status }) => status === 404)).toHaveLength(80 - turnedAway.length);
});

test('a successful login renews a password hash of an older cost', async ({ callApi, db, given }) => {
  const { id, email } = await given.talent({}, { password });
  const older = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await db.updateTable('account').set({ password_hash: older }).where('id', '=', id).execute();

  const first = await callApi('POST /api/user/login', { body: { identifier: email, password } });
  const second = await callApi('POST /api/user/login', { body: { identifier: email, password } });

  const { password_hash } = await findHash(db, id);
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect([first.status, second.status]).toEqual([200, 200]);
});

test('a current hash is kept, and a wrong password renews no hash', async ({ callApi, db, given }) => {
  const { id, email } = await given.talent({}, { password });
  const before = await findHash(db, id);

  await callApi('POST /api/user/login', { body: { identifier: email, password } });
  await callApi('POST /api/user/login', { body: { identifier: email, password: 'wrong password' } });

  expect(await findHash(db, id)).toEqual(before);
});

function findHash(db: Database, id: string) {
  return db.selectFrom('account').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();
}
