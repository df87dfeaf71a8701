import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { hashPassword } from '#features/accounts/identity/passwords.ts';
import { START, test } from '#testing/google.ts';
import { addPasskey } from '#testing/passkey.ts';

const password = 'a lamp in the window';

test('a flood of logins blocks strangers, but not the owner in a known browser', async ({
  given,
  strictApp,
}) => {
  const { email } = await given.talent({}, { password });
  const cookie = cookieOf(await logIn(strictApp, email, { remoteAddress: '192.0.2.1' }));
  const flood = Array.from({ length: 10 }, () => logIn(strictApp, email, { wrong: true }));
  await Promise.all(flood);
  // Keeps the queue of strangers full: two are hashed and thirty-two wait.
  let isOver = false;
  const keepHashing = async () => {
    while (!isOver) await hashPassword(password);
  };
  const hashing = Array.from({ length: 34 }, keepHashing);

  const [sameNetwork, elsewhere, owner] = await Promise.all([
    logIn(strictApp, email),
    logIn(strictApp, email, { remoteAddress: '198.51.100.9' }),
    logIn(strictApp, email, { cookie }),
  ]);
  isOver = true;
  await Promise.all(hashing);

  expect(sameNetwork.headers['retry-after']).toBeDefined();
  expect([sameNetwork.statusCode, elsewhere.statusCode, owner.statusCode]).toEqual([429, 503, 200]);
});

test('a cookie counts for no other account, and not with another signature', async ({ given, strictApp }) => {
  const remoteAddress = '192.0.2.4';
  const victim = await given.talent({}, { password });
  const own = await given.talent({}, { password });
  const cookie = cookieOf(await logIn(strictApp, own.email, { remoteAddress: '192.0.2.3' }));
  const forged = cookie.replace(own.id, victim.id);

  const wrong = await Promise.all(
    Array.from({ length: 6 }, () => logIn(strictApp, victim.email, { cookie, wrong: true, remoteAddress })),
  );
  const asVictim = await logIn(strictApp, victim.email, { cookie: forged, remoteAddress });

  expect(wrong.map(({ statusCode }) => statusCode).sort()).toEqual([401, 401, 401, 401, 401, 429]);
  expect(asVictim.json()).toMatchObject({ code: 'too_many_wrong_passwords' });
});

test('a login with a passkey makes the browser known', async ({ callApi, given, strictApp }) => {
  const talent = await given.talent({}, { password });
  const device = await addPasskey(callApi, 'user', talent, password);
  const { body } = await callApi('POST /api/user/passkey-login/options', {});
  const credential = device.get(body.options.challenge);
  const { headers } = await callApi('POST /api/user/passkey-login', { body: { credential } });

  const [stranger, owner] = await logInAfterFlood(strictApp, '/api/user/login', {
    identifier: talent.email,
    cookie: cookieOf({ headers }),
    remoteAddress: '192.0.2.5',
  });

  expect([stranger?.statusCode, owner?.statusCode]).toEqual([429, 200]);
});

test('a login with Google makes the browser known', async ({ given, google, strictApp }) => {
  const { email } = await given.house({}, { password });
  google.world.person = { sub: 'known browser', email, email_verified: true };
  const browser = google.browser();
  await browser.exchange(await browser.visit(START));

  const [stranger, owner] = await logInAfterFlood(strictApp, '/api/production/login', {
    identifier: email,
    cookie: browser.cookies(),
    remoteAddress: '192.0.2.6',
  });

  expect([stranger?.statusCode, owner?.statusCode]).toEqual([429, 200]);
});

/** Logs in without and with the cookie, after wrong passwords have used up what the network may try. */
async function logInAfterFlood(
  app: FastifyInstance,
  url: string,
  { identifier, cookie, remoteAddress }: { identifier: string; cookie: string; remoteAddress: string },
) {
  const send = (payload: object, headers = {}) =>
    app.inject({ method: 'POST', url, remoteAddress, headers, payload: { identifier, ...payload } });
  await Promise.all(Array.from({ length: 10 }, () => send({ password: 'a wrong password' })));
  return [await send({ password }), await send({ password }, { cookie })];
}

interface From {
  remoteAddress?: string;
  cookie?: string;
  wrong?: boolean;
}

function logIn(
  app: FastifyInstance,
  identifier: string,
  { remoteAddress = '192.0.2.2', cookie, wrong }: From = {},
) {
  const payload = { identifier, password: wrong ? 'a wrong password' : password };
  const headers = cookie ? { cookie } : {};
  return app.inject({ method: 'POST', url: '/api/user/login', remoteAddress, headers, payload });
}

function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}
