import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';
const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a talent sees the devices that are logged in, without expired sessions', async ({
  app,
  callApi,
  clock,
  given,
}) => {
  const { id, email } = await given.talent({}, { password });
  await given.session(id, -1);
  clock.now = new Date(clock.now.getTime() + 1000);
  await logIn(app, 'user', email, firefox);
  clock.now = new Date(clock.now.getTime() + 1000);
  const current = await logIn(app, 'user', email, chrome);

  const { body } = await callApi('GET /api/user/sessions', {}, current);

  const session = {
    id: expect.any(String),
    created_at: expect.any(String),
    last_used_on: dayInIndia(clock.now),
  };
  expect(body.sessions.slice(0, 2)).toEqual([
    { ...session, device: 'Chrome on Android', current: true },
    { ...session, device: 'Firefox on Linux', current: false },
  ]);
  // The third is the session that came with the account.
  expect(body.sessions).toHaveLength(3);
  expect(JSON.stringify(body)).not.toContain(current.token);
});

test('a house ends one of its sessions, immediately and permanently', async ({ app, callApi, given }) => {
  const house = await given.house({}, { password });
  const other = await logIn(app, 'production', house.email, firefox);
  const { body } = await callApi('GET /api/production/sessions', {}, house);
  const id = body.sessions.find(({ device }) => device === 'Firefox on Linux')?.id ?? '';

  const ended = await callApi('DELETE /api/production/sessions/:id', { params: { id } }, house);
  const again = await callApi('DELETE /api/production/sessions/:id', { params: { id } }, house);

  expect([ended.status, again.status]).toEqual([200, 404]);
  expect((await callApi('GET /api/production/sessions', {}, other)).status).toBe(401);
  expect((await callApi('GET /api/production/sessions', {}, house)).status).toBe(200);
});

test('ends all other sessions together', async ({ app, callApi, given }) => {
  const talent = await given.talent({}, { password });
  const other = await logIn(app, 'user', talent.email, firefox);
  const stranger = await given.talent();

  const ended = await callApi('DELETE /api/user/sessions', {}, talent);

  expect(ended.status).toBe(200);
  const statuses = await Promise.all(
    [talent, other, stranger].map(
      async (caller) => (await callApi('GET /api/user/sessions', {}, caller)).status,
    ),
  );
  expect(statuses).toEqual([200, 401, 200]);
});

test("answers alike for a stranger's session and one that does not exist", async ({ callApi, given }) => {
  const owner = await given.talent();
  const { body } = await callApi('GET /api/user/sessions', {}, owner);
  const ids = [body.sessions[0]?.id ?? '', crypto.randomUUID(), 'not an id'];
  const stranger = await given.talent();

  const answers = await Promise.all(
    ids.map((id) => callApi('DELETE /api/user/sessions/:id', { params: { id } }, stranger)),
  );

  expect(answers.map(({ status, body: { code } }) => ({ status, code }))).toEqual(
    Array(3).fill({ status: 404, code: 'session_not_found' }),
  );
  expect((await callApi('GET /api/user/sessions', {}, owner)).status).toBe(200);
});

test('a session that ended in one process has ended in the other', async ({
  app,
  callApi,
  given,
  services,
}) => {
  const house = await given.house();
  const other = await buildApp(services);
  const headers = { authorization: `Bearer ${house.token}` };
  const before = await other.inject({ url: '/api/production/sessions', headers });

  await callApi('POST /api/production/logout', {}, house);
  const after = await other.inject({ url: '/api/production/sessions', headers });

  expect([before.statusCode, after.statusCode]).toEqual([200, 401]);
  expect(app).not.toBe(other);
  await other.close();
});

test('notifies the owner once of a device that is new to the account', async ({ app, deliver, given }) => {
  const { email } = await given.talent({}, { password });
  await logIn(app, 'user', email, chrome);
  const first = (await deliver()).filter(({ to }) => to === email);

  await logIn(app, 'user', email, firefox);
  await logIn(app, 'user', email, firefox);
  await logIn(app, 'user', email, chrome);

  expect(first).toEqual([]);
  const emails = await deliver();
  expect(emails).toMatchObject([{ to: email, subject: 'Your Kirdaar account: login from a new device' }]);
  expect(emails[0]?.text).toContain('Firefox on Linux');
});

async function logIn(app: FastifyInstance, role: 'user' | 'production', email: string, userAgent: string) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/${role}/login`,
    headers: { 'user-agent': userAgent },
    payload: { identifier: email, password },
  });
  return { token: response.json<{ token: string }>().token };
}
