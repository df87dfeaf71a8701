import { expect } from 'vitest';
import { test as base, type CallApi } from '#testing/test.ts';

const password = 'a lamp in the window';
type Area = 'user' | 'production';

const test = base.extend<{
  /** Logs in with a password, and returns the token and the cookies. */
  logIn: (area: Area, identifier: string) => Promise<{ token: string; cookie: string; attributes: string[] }>;
  restore: (area: Area, headers: Record<string, string>) => Promise<{ status: number; body: Restored }>;
}>({
  logIn: async ({ app }, use) => {
    await use(async (area, identifier) => {
      const url = `/api/${area}/login`;
      const response = await app.inject({ method: 'POST', url, payload: { identifier, password } });
      const attributes = [response.headers['set-cookie'] ?? []].flat();
      const cookie = attributes.map((one) => one.split(';')[0]).join('; ');
      return { token: response.json<{ token: string }>().token, cookie, attributes };
    });
  },
  restore: async ({ app }, use) => {
    await use(async (area, headers) => {
      const response = await app.inject({ method: 'POST', url: `/api/${area}/session/restore`, headers });
      return { status: response.statusCode, body: response.json<Restored>() };
    });
  },
});
interface Restored {
  token?: string;
  code?: string;
  user?: { id: string };
  production_house?: { company_name: string };
}

test('a browser that lost its storage gets its session back', async ({ callApi, given, logIn, restore }) => {
  const talent = await given.talent({}, { password });
  const house = await given.house({}, { password });
  const asTalent = await logIn('user', talent.email);
  const asHouse = await logIn('production', house.email);

  const restored = await restore('user', { cookie: asTalent.cookie });
  const ofHouse = await restore('production', { cookie: asHouse.cookie });

  expect(restored).toMatchObject({ status: 200, body: { token: asTalent.token, user: { id: talent.id } } });
  expect(ofHouse).toMatchObject({ status: 200, body: { token: asHouse.token } });
  expect(ofHouse.body.production_house).toHaveProperty('company_name');
  expect((await callApi('GET /api/account', {}, { token: restored.body.token ?? '' })).status).toBe(200);
});

test('scripts can read that there is a session, and only half of its token', async ({ given, logIn }) => {
  const { email } = await given.talent({}, { password });

  const { attributes, token } = await logIn('user', email);

  const kept = attributes.filter((cookie) => cookie.includes('session='));
  const half = /^session=([^;]+); .*; HttpOnly; SameSite=Strict$/.exec(kept[0] ?? '')?.[1];
  expect(half).toHaveLength(21);
  expect(token.startsWith(half ?? '-')).toBe(true);
  expect(kept[1]).toMatch(/^kept-session=talent\.[^;]{22}; Max-Age=\d+; Path=\/; SameSite=Strict$/);
  expect(attributes.join()).not.toContain(token);
});

test('the cookie is no login, and restores no session of the other role', async ({
  app,
  given,
  logIn,
  restore,
}) => {
  const { email } = await given.talent({}, { password });
  const { cookie } = await logIn('user', email);

  const read = await app.inject({ url: '/api/account', headers: { cookie } });
  const asHouse = await restore('production', { cookie });
  const fromOtherSite = await restore('user', { cookie, 'sec-fetch-site': 'cross-site' });
  const without = await restore('user', {});
  const halves = await Promise.all(cookie.split('; ').map((one) => restore('user', { cookie: one })));

  expect([read.statusCode, asHouse.status, fromOtherSite.status, without.status]).toEqual([
    401, 401, 403, 401,
  ]);
  expect(without.body.code).toBe('login_required');
  expect(halves.map(({ status }) => status)).toEqual(halves.map(() => 401));
});

test('neither an API key nor a session of staff is restored', async ({ callApi, given, restore }) => {
  const house = await given.house({}, { password });
  const body = { name: 'Our website', scopes: ['applications:read' as const], days: 30 as const, password };
  const { key } = (await callApi('POST /api/account/api-keys', { body }, house)).body;
  const staff = await given.staff('support');
  const cookieOf = (token: string) => ({
    cookie: `session=${token.slice(0, 21)}; kept-session=x.${token.slice(21)}`,
  });

  const restored = await Promise.all(
    [key, staff.token].map((token) => restore('production', cookieOf(token))),
  );
  const own = await restore('production', cookieOf(house.token));

  expect(restored.map(({ status }) => status)).toEqual([401, 401]);
  expect(own.status).toBe(200);
});

test.for<[string, (callApi: CallApi, as: { token: string }, other: { token: string }) => Promise<unknown>]>([
  ['logging out', (callApi, _as, other) => callApi('POST /api/user/logout', {}, other)],
  ['“log out other devices”', (callApi, as) => callApi('DELETE /api/user/sessions', {}, as)],
  [
    'a new password',
    (callApi, as) =>
      callApi(
        'POST /api/user/change-password',
        { body: { current_password: password, new_password: 'a new lamp outside' } },
        as,
      ),
  ],
])('the cookies of another browser end with %s', async ([, act], { callApi, given, logIn, restore }) => {
  const { email } = await given.talent({}, { password });
  const [own, other] = [await logIn('user', email), await logIn('user', email)];

  const before = (await restore('user', { cookie: other.cookie })).status;
  await act(callApi, own, other);

  expect([before, (await restore('user', { cookie: other.cookie })).status]).toEqual([200, 401]);
  expect((await restore('user', { cookie: own.cookie })).status).toBe(200);
});

test('the cookies of a colleague end with the removal from the team', async ({
  callApi,
  given,
  logIn,
  restore,
}) => {
  const owner = await given.house();
  const { id, email } = await given.member(owner, 'reviewer', { password });
  const { cookie } = await logIn('production', email);

  const before = (await restore('production', { cookie })).status;
  await callApi('DELETE /api/production/team/members/:id', { params: { id } }, owner);

  expect([before, (await restore('production', { cookie })).status]).toEqual([200, 401]);
});
