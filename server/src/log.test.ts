import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { captureLog } from '#testing/captured-log.ts';
import { sendRaw } from '#testing/raw-http.ts';
import { codeSentTo, houseRegistration, talentRegistration, wrongCode } from '#testing/registrations.ts';
import { serveSite } from '#testing/site.ts';
import { test as base } from '#testing/test.ts';

/** The app with a log that a test can read. */
const test = base.extend<{ logged: Awaited<ReturnType<typeof openLogged>> }>({
  logged: async ({ services, clock: _present }, use) => {
    const logged = await openLogged(services);
    await use(logged);
    await logged.app.close();
  },
});

async function openLogged(services: Parameters<typeof buildApp>[0]) {
  const { log, lines } = captureLog(services.config);
  const app = await buildApp(services, log);
  const post = async (url: string, payload: object, headers = {}) =>
    (await app.inject({ method: 'POST', url, payload, headers })).json();
  return { app, log, lines, post };
}

test('logs a request as one line with route, status, id and UTC time', async ({ logged }) => {
  const { headers } = await logged.app.inject('/api/production/jobs/not-an-id?email=a@b.example');

  const line = JSON.parse(logged.lines[0] ?? '');
  expect(logged.lines).toHaveLength(1);
  expect(line).toMatchObject({
    method: 'GET',
    route: '/api/production/jobs/:id',
    status: 404,
    reqId: headers['x-request-id'],
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test('logs the account that makes a request', async ({ given, logged }) => {
  const { id, token } = await given.talent();

  await logged.app.inject({ url: '/api/account', headers: { authorization: `Bearer ${token}` } });

  expect(JSON.parse(logged.lines[0] ?? '')).toMatchObject({ status: 200, account_id: id });
});

test('logs what a page asks the API with the id of the request for the page', async ({
  logged,
  services,
}) => {
  await serveSite(logged.app, services.config);

  const { headers } = await logged.app.inject('/castingcalls');

  const lines = logged.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  const routes = lines.map(({ route }) => String(route));
  expect([routes.some((route) => route.startsWith('/api/')), routes.at(-1)]).toEqual([true, '/*']);
  expect(new Set(lines.map(({ reqId }) => reqId))).toEqual(new Set([headers['x-request-id']]));
});

test('logs only the route of a URL', async ({ logged }) => {
  await logged.app.inject('/api/production/jobs/canary?email=canary@test.example&token=canary');
  await logged.app.inject('/media/private/canary.webp?expires=9999999999&signature=canary');
  await logged.app.inject('/api/auth/google/production/callback?code=canary&state=canary');
  await logged.app.inject('/user/reset-password/canary@test.example');
  await logged.app.inject({ url: '/canary', headers: { referer: 'https://kirdaar.example/canary' } });

  expect(logged.lines.length).toBeGreaterThanOrEqual(5);
  expect(logged.lines.filter((line) => line.includes('canary'))).toEqual([]);
});

test.for<[string, string]>([
  ['line breaks', 'a\r\n{"level":50,"msg":"forged"}'],
  ['colours of a terminal', '\u001b[31mred\u001b[2J'],
  ['the end of a JSON text', '","msg":"forged","x":"'],
  ['a megabyte', 'x'.repeat(1_000_000)],
])('logs one short line for a user agent and a URL with %s', async ([, text], { logged }) => {
  await logged.app.inject({
    url: `/api/plans/${encodeURIComponent(text.slice(0, 60))}?${encodeURIComponent(text.slice(0, 2000))}`,
    headers: { 'user-agent': text },
  });

  const written = logged.lines.join('');
  expect(written.split('\n')).toHaveLength(2);
  expect(written.length).toBeLessThan(400);
  expect(written).not.toContain('forged');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that must not be there
  expect(written).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
});

test('logs one line for a request that is not valid HTTP', async ({ logged }) => {
  const { headers } = await sendRaw(logged.app, 'NONSENSE canary\r\n\r\n');

  const line = JSON.parse(logged.lines.find((text) => text.includes('unreadable')) ?? '');
  expect(line).toMatchObject({ reqId: headers['x-request-id'], status: 400 });
  expect(logged.lines.join('')).not.toContain('canary');
});

test('logs a database error without the values it quotes', async ({ logged, db }) => {
  const broken = await db
    .insertInto('plan')
    .values({ name: 'canary plan', price: -1, description: 'canary text', duration_in_days: 1 })
    .execute()
    .catch((error) => error);

  const unreadable = await db
    .selectFrom('plan')
    .select('id')
    .where('id', '=', 'canary')
    .execute()
    .catch((error) => error);

  logged.log.error(new Error('the cause counts', { cause: broken }));
  logged.log.error(broken);
  logged.log.error(unreadable);

  expect([broken.detail, unreadable.stack]).toEqual([
    expect.stringContaining('canary'),
    expect.stringContaining('canary'),
  ]);
  const written = logged.lines.join('');
  expect(written).toContain('plan_price_check');
  expect(written).toContain('the cause counts');
  expect(written).toMatch(/"stack":" {4}at /);
  expect(written).not.toContain('canary');
});

test('logs no number, password, one-time code or token', async ({ logged, deliver }) => {
  const talent = talentRegistration();
  const house = houseRegistration();
  await logged.post('/api/user/register', talent);
  await logged.post('/api/production/register', house);
  await logged.post('/api/production/register', { ...house, gst_no: 'wrong', pan_no: 'wrong' });
  const messages = await deliver();
  const otp = codeSentTo(talent.email, messages);
  await logged.post('/api/user/verify', { email: talent.email, otp: wrongCode(otp) });
  await logged.post('/api/user/verify', { email: talent.email, otp });
  await logged.post('/api/user/login', { identifier: talent.email, password: 'wrong password' });
  const login = await logged.post('/api/user/login', {
    identifier: talent.mobile,
    password: talent.password,
  });
  await logged.app.inject({
    url: '/api/user/calls-for-you',
    headers: { authorization: `Bearer ${login.token}` },
  });
  logged.log.info({ password: talent.password, user: { otp, token: login.token } }, 'a careless line');

  const written = logged.lines.join('');
  expect(login.token).toMatch(/^[\w-]{43}$/);
  expect(logged.lines.length).toBeGreaterThanOrEqual(9);
  const secrets = [talent.pan_no, talent.aadhaar_no, talent.password, 'wrong password', otp, login.token];
  const personal = [talent.email, house.email, talent.mobile.slice(3), house.phone_number.slice(3)];
  expect([...secrets, ...personal].filter((secret) => written.includes(secret))).toEqual([]);
});
