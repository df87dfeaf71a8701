import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Database } from '#platform/database.ts';
import { after, password, test, turnOnTwoSteps, wrongCodeOf } from '#testing/authenticator.ts';
import type { Call } from '#testing/test.ts';

const ASKED = 'Enter the code of your authenticator app';

test('S-16: without a code the login asks for it and opens nothing', async ({ house, call }) => {
  const refused = await call('POST /api/production/login', { body: { identifier: house.email, password } });

  expect(refused.status).toBe(401);
  expect(refused.body).toEqual({
    success: false,
    message: ASKED,
    second_factor: true,
    fields: { code: ASKED },
    request_id: expect.any(String),
  });
});

test('S-16: with the code of the app the login opens', async ({ house, call, clock }) => {
  const { status, body } = await logIn(call, house, house.codeAt(clock.now));

  expect(status).toBe(200);
  expect((await call('GET /api/production/second-factor', {}, body)).status).toBe(200);
});

test('S-16: who does not know the password is told nothing of a second step', async ({
  house,
  call,
  clock,
}) => {
  const identifier = house.email;
  const guess = { identifier, password: 'a guess of a thief', code: house.codeAt(clock.now) };

  const refused = await call('POST /api/production/login', { body: guess });

  expect(refused).toMatchObject({ status: 401, body: { message: 'Invalid credentials' } });
  expect(refused.body).not.toHaveProperty('second_factor');
  expect((await logIn(call, house, guess.code)).status).toBe(200);
});

test('S-16: a wrong code is told beside its field and opens nothing', async ({ house, call, clock }) => {
  const refused = await logIn(call, house, wrongCodeOf(house, clock.now));

  expect(refused).toMatchObject({
    status: 401,
    body: { message: ASKED, second_factor: true, fields: { code: expect.stringContaining('not right') } },
  });
});

test('S-16: a code works once, and none before it after it', async ({ house, call, clock }) => {
  const [earlier, later] = [house.codeAt(clock.now), house.codeAt(after(clock.now, 30))];

  const statuses = [
    (await logIn(call, house, later)).status,
    (await logIn(call, house, later)).status,
    (await logIn(call, house, earlier)).status,
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
  'S-16: a clock that is %i seconds off is answered with %i',
  async ([seconds, status], { house, call, clock }) => {
    // Far enough from the code that turned it on.
    clock.now = after(clock.now, 300);

    const { status: answered } = await logIn(call, house, house.codeAt(after(clock.now, seconds)));

    expect(answered).toBe(status);
  },
);

test('S-16: of fifty parallel logins with one code one opens', async ({ house, app, clock, db }) => {
  const code = house.codeAt(clock.now);
  const before = await countSessions(db, house.id);

  const logins = await Promise.all(
    Array.from({ length: 50 }, (_, place) => logInFrom(app, `192.0.2.${place}`, house, code)),
  );

  expect(logins.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  // The line before the passwords is shorter than fifty.
  expect(logins.filter(({ statusCode }) => ![200, 401, 503].includes(statusCode))).toEqual([]);
  expect(await countSessions(db, house.id)).toBe(before + 1);
});

test('S-16: a recovery code logs in once, in any writing, and is told to the owner', async ({
  house,
  call,
  deliver,
}) => {
  const [code = '', other = ''] = house.recovery_codes;
  await deliver();

  const first = await logIn(call, house, ` ${code.toUpperCase().replace('-', ' ')} `);
  const letters = (await deliver()).filter(({ subject }) => subject.includes('recovery code'));
  const again = await logIn(call, house, code);
  const { body: state } = await call('GET /api/production/second-factor', {}, first.body);
  const another = await logIn(call, house, other);

  expect([first.status, again.status, another.status]).toEqual([200, 401, 200]);
  expect(letters).toMatchObject([{ to: house.email }]);
  expect(state.recovery_codes_left).toBe(9);
});

test('S-16: of parallel logins with one recovery code one opens', async ({ house, app }) => {
  const [code = ''] = house.recovery_codes;

  const logins = await Promise.all(
    Array.from({ length: 20 }, (_, place) => logInFrom(app, `198.51.100.${place}`, house, code)),
  );

  expect(logins.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('S-16: the codes of one house do not open another', async ({ house, call, clock, given }) => {
  const other = await given.house({}, { password });
  await turnOnTwoSteps(call, other, clock.now);

  const withCode = await logIn(call, other, house.codeAt(clock.now));
  const withRecoveryCode = await logIn(call, other, house.recovery_codes[0] ?? '');

  expect([withCode.status, withRecoveryCode.status]).toEqual([401, 401]);
});

test('S-16: a new password does not get past the second step', async ({ house, call, clock }) => {
  const new_password = 'a door left ajar';
  await call(
    'POST /api/production/change-password',
    { body: { current_password: password, new_password } },
    house,
  );
  const credentials = { identifier: house.email, password: new_password };

  const without = await call('POST /api/production/login', { body: credentials });
  const withCode = await call('POST /api/production/login', {
    body: { ...credentials, code: house.codeAt(clock.now) },
  });

  expect([without.status, withCode.status]).toEqual([401, 200]);
});

test('S-10: a talent of the same email logs in without a code', async ({ house, call, given }) => {
  await given.talent({}, { email: house.email, password });

  const login = await call('POST /api/user/login', { body: { identifier: house.email, password } });

  expect(login.status).toBe(200);
});

test('a house without two-step login logs in with any code or none', async ({ call, given }) => {
  const house = await given.house({}, { password });

  const logins = [await logIn(call, house, ''), await logIn(call, house, '123456')];

  expect(logins.map(({ status }) => status)).toEqual([200, 200]);
});

function logIn(call: Call, { email }: { email: string }, code: string) {
  return call('POST /api/production/login', { body: { identifier: email, password, code } });
}

function logInFrom(app: FastifyInstance, remoteAddress: string, { email }: { email: string }, code: string) {
  const payload = { identifier: email, password, code };
  return app.inject({ method: 'POST', url: '/api/production/login', payload, remoteAddress });
}

async function countSessions(db: Database, account_id: string) {
  const sessions = await db.selectFrom('session').select('id').where('account_id', '=', account_id).execute();
  return sessions.length;
}
