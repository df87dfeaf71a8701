import type { ApiScope } from '@kirdaar/contract/rules/api-scopes';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { moveOf } from '#testing/board-world.ts';
import type { Caller } from '#testing/given.ts';
import { test as base, type CallApi } from '#testing/test.ts';

const password = 'a lamp in the window';
const wanted = { name: 'Our spreadsheet', days: 30 as const, password };
const KEYS = 'GET /api/account/api-keys';

interface Fixtures {
  /** Creates a key of an account and returns it as a caller. */
  keyOf: (as: Caller, ...scopes: ApiScope[]) => Promise<Caller>;
}

const test = base.extend<Fixtures>({
  keyOf: async ({ callApi }, use) => {
    await use(async (as, ...scopes) => {
      const { body } = await callApi('POST /api/account/api-keys', { body: { ...wanted, scopes } }, as);
      return { token: body.key };
    });
  },
});

const idsOf = async (callApi: CallApi, as: Caller) =>
  (await callApi(KEYS, {}, as)).body.api_keys.map(({ id }) => id);

test('a key acts within its scopes, as its creator, and nothing else', async ({ callApi, given, keyOf }) => {
  const house = await given.house({}, { password });
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const reading = await keyOf(house, 'applications:read', 'profiles:read');
  const writing = await keyOf(house, 'applications:write');
  const board = (as: Caller) => callApi('GET /api/production/jobs/:id/board', { params: { id } }, as);
  const move = (as: Caller) =>
    callApi('POST /api/production/review/moves', moveOf([crypto.randomUUID()], 'shortlisted'), as);

  expect(reading.token).toMatch(/^kirdaar_[\w-]{43}$/);
  expect([(await board(reading)).status, (await board(writing)).status]).toEqual([200, 200]);
  expect(await move(reading)).toMatchObject({ status: 403, body: { code: 'api_key_scope_missing' } });
  expect((await move(writing)).body.code).not.toBe('api_key_scope_missing');
  const search = await callApi('POST /api/production/profiles/filter', { body: {} }, reading);
  const jobs = await callApi('GET /api/production/jobs/previous', {}, reading);
  const elsewhere = await board(await keyOf(await given.house({}, { password }), 'applications:read'));
  expect([search.status, jobs.status, elsewhere.status]).toEqual([200, 403, 404]);
});

test('no key opens the account, its keys or the staff area, and a public page treats it as a visitor', async ({
  callApi,
  given,
  keyOf,
}) => {
  const talent = await given.talent({}, { password });
  const key = await keyOf(talent, 'profiles:write', 'messages:write', 'jobs:write');
  const { id } = await given.job();

  const answers = [
    await callApi('GET /api/account', {}, key),
    await callApi(KEYS, {}, key),
    await callApi('GET /api/user/calendar', {}, key),
    await callApi('GET /api/user/job-applications', {}, key),
  ];
  const read = await callApi('GET /api/pages/home', {}, key);

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await callApi('GET /api/admin/today', {}, key)).status).toBe(403);
  expect(read.status).toBe(200);
  expect((await callApi('PUT /api/user/saved-jobs/:id', { params: { id } }, key)).status).toBe(200);
});

test('a key ends on its expiry date even in use, when its owner ends it, and with the other devices', async ({
  callApi,
  clock,
  given,
  keyOf,
}) => {
  const talent = await given.talent({}, { password });
  const key = await keyOf(talent, 'profiles:read');
  const profile = async (as: Caller) => (await callApi('GET /api/user/profile', {}, as)).status;
  clock.now = new Date(clock.now.getTime() + 29 * DAY_MS);
  expect(await profile(key)).toBe(200);
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  expect(await profile(key)).toBe(401);

  talent.token = await given.session(talent.id);
  expect(await idsOf(callApi, talent)).toEqual([]);
  const ended = await keyOf(talent, 'profiles:read');
  const [id = ''] = await idsOf(callApi, talent);
  const bySession = await callApi('DELETE /api/user/sessions/:id', { params: { id } }, talent);
  const byKey = () => callApi('DELETE /api/account/api-keys/:id', { params: { id } }, talent);
  expect([bySession.status, (await byKey()).status, (await byKey()).status]).toEqual([404, 200, 404]);
  expect(await profile(ended)).toBe(401);

  const left = await keyOf(talent, 'profiles:read');
  await callApi('DELETE /api/user/sessions', {}, talent);
  expect([await profile(talent), await profile(left)]).toEqual([200, 401]);
});

test('a new key requires the password, is announced by email, and is limited to ten', async ({
  callApi,
  deliver,
  given,
  keyOf,
}) => {
  const talent = await given.talent({}, { password });
  const create = (body: object) =>
    callApi('POST /api/account/api-keys', { body: { ...wanted, scopes: ['jobs:read'], ...body } }, talent);

  expect(await create({ password: 'wrong password' })).toMatchObject({
    status: 403,
    body: { fields: { password: expect.any(String) } },
  });
  expect((await create({ scopes: [] })).body.fields).toEqual({ scopes: 'Choose what the key can do.' });
  for (let made = 0; made < 9; made++) await keyOf(talent, 'jobs:read');
  const [tenth, eleventh] = await Promise.all([create({}), create({})]);
  const mails = (await deliver()).filter(
    ({ to, subject }) => to === talent.email && subject.includes('new API key'),
  );

  expect([tenth.status, eleventh.status].sort()).toEqual([200, 409]);
  const { body } = await callApi('GET /api/user/sessions', {}, talent);
  expect(body.sessions).toHaveLength(1);
  expect(mails).toHaveLength(10);
  expect(mails[0]?.text).toContain('Our spreadsheet');
});

test('children cannot create keys', async ({ callApi, given }) => {
  const child = await given.talent({ date_of_birth: given.born(14) }, { password });

  const answer = await callApi(
    'POST /api/account/api-keys',
    { body: { ...wanted, scopes: ['jobs:read'] } },
    child,
  );

  expect(answer).toMatchObject({ status: 403, body: { code: 'api_keys_not_for_children' } });
});
