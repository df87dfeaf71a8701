import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { after, password, test, turnOnTwoSteps, wrongCodeOf } from '#testing/authenticator.ts';
import type { CallApi } from '#testing/test.ts';

test('without a code, the login asks for one and opens no session', async ({ house, callApi }) => {
  const rejected = await callApi('POST /api/production/login', {
    body: { identifier: house.email, password },
  });

  expect(rejected.status).toBe(401);
  expect(rejected.body).toEqual({
    success: false,
    code: 'two_factor_code_required',
    message: rejected.body.message,
    two_factor: true,
    fields: { code: rejected.body.message },
    request_id: expect.any(String),
  });
});

test('only a login with the code keeps its session in the browser', async ({ app, house, clock }) => {
  const cookiesOf = async (code?: string) => {
    const payload = { identifier: house.email, password, code };
    const { headers } = await app.inject({ method: 'POST', url: '/api/production/login', payload });
    return [headers['set-cookie'] ?? []].flat().filter((cookie) => cookie.includes('session='));
  };

  expect(await cookiesOf()).toEqual([]);
  expect(await cookiesOf(house.codeAt(clock.now))).toHaveLength(2);
});

test('logs in with the code of the app', async ({ house, callApi, clock }) => {
  const { status, body } = await logIn(callApi, house, house.codeAt(clock.now));

  expect(status).toBe(200);
  expect((await callApi('GET /api/production/two-factor', {}, body)).status).toBe(200);
});

test('a wrong password does not reveal that there is a second step', async ({ house, callApi, clock }) => {
  const identifier = house.email;
  const guess = { identifier, password: 'a guess of a thief', code: house.codeAt(clock.now) };

  const rejected = await callApi('POST /api/production/login', { body: guess });

  expect(rejected).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  expect(rejected.body).not.toHaveProperty('two_factor');
  expect((await logIn(callApi, house, guess.code)).status).toBe(200);
});

test('rejects a wrong code with a field error and opens no session', async ({ house, callApi, clock }) => {
  const rejected = await logIn(callApi, house, wrongCodeOf(house, clock.now));

  expect(rejected).toMatchObject({
    status: 401,
    body: {
      code: 'two_factor_code_required',
      two_factor: true,
      fields: { code: expect.stringContaining('wrong') },
    },
  });
});

test('a code works once, and no earlier code works after it', async ({ house, callApi, clock }) => {
  const [earlier, later] = [house.codeAt(clock.now), house.codeAt(after(clock.now, 30))];

  const statuses = [
    (await logIn(callApi, house, later)).status,
    (await logIn(callApi, house, later)).status,
    (await logIn(callApi, house, earlier)).status,
  ];

  expect(statuses).toEqual([200, 401, 401]);
});

test.for<[seconds: number, status: number]>([
  [-60, 401],
  [-30, 200],
  [0, 200],
  [30, 200],
  [60, 401],
])(
  'with a clock that is %i seconds off, the login returns %i',
  async ([seconds, status], { house, callApi, clock }) => {
    // Far enough from the code that turned two-step login on.
    clock.now = after(clock.now, 300);

    const { status: answered } = await logIn(callApi, house, house.codeAt(after(clock.now, seconds)));

    expect(answered).toBe(status);
  },
);

test('exactly one of fifty parallel logins with one code succeeds', async ({ house, app, clock, db }) => {
  const code = house.codeAt(clock.now);
  const before = await countSessions(db, house.id);

  const logins = await Promise.all(
    Array.from({ length: 50 }, (_, place) => logInFrom(app, `192.0.2.${place}`, house, code)),
  );

  expect(logins.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  // The queue for password hashing is shorter than fifty, so some logins get 503.
  expect(logins.filter(({ statusCode }) => ![200, 401, 503].includes(statusCode))).toEqual([]);
  expect(await countSessions(db, house.id)).toBe(before + 1);
});

test('a recovery code logs in once, in any format, and notifies the owner', async ({
  house,
  callApi,
  deliver,
}) => {
  const [code = '', other = ''] = house.recovery_codes;
  await deliver();

  const first = await logIn(callApi, house, ` ${code.toUpperCase().replace('-', ' ')} `);
  const emails = (await deliver()).filter(({ subject }) => subject.includes('recovery code'));
  const again = await logIn(callApi, house, code);
  const { body: state } = await callApi('GET /api/production/two-factor', {}, first.body);
  const another = await logIn(callApi, house, other);

  expect([first.status, again.status, another.status]).toEqual([200, 401, 200]);
  expect(emails).toMatchObject([{ to: house.email }]);
  expect(state.recovery_codes_left).toBe(9);
});

test('exactly one of several parallel logins with one recovery code succeeds', async ({ house, app }) => {
  const [code = ''] = house.recovery_codes;

  const logins = await Promise.all(
    Array.from({ length: 20 }, (_, place) => logInFrom(app, `198.51.100.${place}`, house, code)),
  );

  expect(logins.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('the codes of one house do not work for another', async ({ house, callApi, clock, given }) => {
  const other = await given.house({}, { password });
  await turnOnTwoSteps(callApi, other, clock.now);

  const withCode = await logIn(callApi, other, house.codeAt(clock.now));
  const withRecoveryCode = await logIn(callApi, other, house.recovery_codes[0] ?? '');

  expect([withCode.status, withRecoveryCode.status]).toEqual([401, 401]);
});

test('a new password does not bypass the second step', async ({ house, callApi, clock }) => {
  const new_password = 'a door left ajar';
  await callApi(
    'POST /api/production/change-password',
    { body: { current_password: password, new_password, code: house.codeAt(clock.now) } },
    house,
  );
  clock.now = after(clock.now, 30);
  const credentials = { identifier: house.email, password: new_password };

  const without = await callApi('POST /api/production/login', { body: credentials });
  const withCode = await callApi('POST /api/production/login', {
    body: { ...credentials, code: house.codeAt(clock.now) },
  });

  expect([without.status, withCode.status]).toEqual([401, 200]);
});

test('a talent with the same email logs in without a code', async ({ house, callApi, given }) => {
  await given.talent({}, { email: house.email, password });

  const login = await callApi('POST /api/user/login', { body: { identifier: house.email, password } });

  expect(login.status).toBe(200);
});

test('a house without two-step login logs in with any code or none', async ({ callApi, given }) => {
  const house = await given.house({}, { password });

  const logins = [await logIn(callApi, house, ''), await logIn(callApi, house, '123456')];

  expect(logins.map(({ status }) => status)).toEqual([200, 200]);
});

function logIn(callApi: CallApi, { email }: { email: string }, code: string) {
  return callApi('POST /api/production/login', { body: { identifier: email, password, code } });
}

function logInFrom(app: FastifyInstance, remoteAddress: string, { email }: { email: string }, code: string) {
  const payload = { identifier: email, password, code };
  return app.inject({ method: 'POST', url: '/api/production/login', payload, remoteAddress });
}

async function countSessions(db: Database, account_id: string) {
  const sessions = await db.selectFrom('session').select('id').where('account_id', '=', account_id).execute();
  return sessions.length;
}
