import { expect } from 'vitest';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { subscribeBrowser } from '#features/notifications/push/subscribe-browser.ts';
import { openMessenger } from '#open-messenger.ts';
import { trialTemplate } from '#testing/deliveries.ts';
import type { Caller } from '#testing/given.ts';
import { type Loopback, loopback } from '#testing/loopback.ts';
import { subscribedBrowser } from '#testing/push-browser.ts';
import { test as base } from '#testing/test.ts';

const PUT = 'PUT /api/push-subscription';
const template = trialTemplate();

interface Fixtures {
  service: Loopback;
  subscribe: (as: Caller, endpoint?: string) => Promise<number>;
  endpointsOf: (account: { id: string }) => Promise<string[]>;
}

const test = base.extend<Fixtures>({
  ...loopback,
  subscribe: async ({ callApi }, use) => {
    await use(async (as, endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`) => {
      const { status } = await callApi(PUT, { body: { endpoint, keys: subscribedBrowser().keys } }, as);
      return status;
    });
  },
  endpointsOf: async ({ db }, use) => {
    await use(async ({ id }) => {
      const kept = db.selectFrom('push_subscription').select('endpoint').where('account_id', '=', id);
      return (await kept.orderBy('created_at').execute()).map(({ endpoint }) => endpoint);
    });
  },
});

test('subscribes and unsubscribes a browser only by its own session', async ({
  callApi,
  given,
  subscribe,
}) => {
  const talent = await given.talent();
  const elsewhere = { token: await given.session(talent.id) };
  const before = await callApi('GET /api/push-subscription', {}, talent);

  await subscribe(talent);

  expect(before.body).toMatchObject({ active: false, public_key: expect.stringMatching(/^[\w-]{87}$/) });
  expect((await callApi('GET /api/push-subscription', {}, talent)).body.active).toBe(true);
  expect((await callApi('GET /api/push-subscription', {}, elsewhere)).body.active).toBe(false);
  await callApi('DELETE /api/push-subscription', {}, elsewhere);
  expect((await callApi('GET /api/push-subscription', {}, talent)).body.active).toBe(true);
  await callApi('DELETE /api/push-subscription', {}, talent);
  expect((await callApi('GET /api/push-subscription', {}, talent)).body.active).toBe(false);
});

test.for([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1:5432/',
  'http://169.254.169.254/latest/meta-data/',
  'https://evil.example/',
  'javascript:alert(1)',
  'abc',
])('rejects %s as a push endpoint', async (endpoint, { given, subscribe, endpointsOf }) => {
  const house = await given.house();

  expect(await subscribe(house, endpoint)).toBe(400);

  expect(await endpointsOf(house)).toEqual([]);
});

test('rejects keys that cannot be used for encryption', async ({ callApi, given }) => {
  const talent = await given.talent();
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  const { keys } = subscribedBrowser();
  const wrong = [
    { ...keys, auth: 'short' },
    { ...keys, p256dh: keys.auth },
    { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
  ];

  const answers = await Promise.all(wrong.map((keys) => callApi(PUT, { body: { endpoint, keys } }, talent)));

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
});

test('replaces the earlier subscription of the same session', async ({ given, subscribe, endpointsOf }) => {
  const talent = await given.talent();
  await subscribe(talent);

  await subscribe(talent, 'https://fcm.googleapis.com/fcm/send/new');
  await Promise.all([
    subscribe(talent, 'https://fcm.googleapis.com/fcm/send/new'),
    subscribe(talent, 'https://fcm.googleapis.com/fcm/send/new'),
  ]);

  expect(await endpointsOf(talent)).toEqual(['https://fcm.googleapis.com/fcm/send/new']);
});

test('delivers to a browser only for the account that subscribed it last', async ({
  given,
  subscribe,
  endpointsOf,
}) => {
  const [asha, house] = [await given.talent(), await given.house()];
  const endpoint = 'https://web.push.apple.com/shared';
  await subscribe(asha, endpoint);

  await subscribe(house, endpoint);

  expect([await endpointsOf(asha), await endpointsOf(house)]).toEqual([[], [endpoint]]);
});

test('keeps ten devices per account and replaces the oldest', async ({
  clock,
  given,
  subscribe,
  endpointsOf,
}) => {
  const talent = await given.talent();
  const sessions = await Promise.all(Array.from({ length: 10 }, () => given.session(talent.id)));
  await subscribe(talent, 'https://web.push.apple.com/oldest');
  clock.now = new Date(clock.now.getTime() + 1000);

  await Promise.all(sessions.map((token) => subscribe({ token })));

  const kept = await endpointsOf(talent);
  expect(kept).toHaveLength(10);
  expect(kept).not.toContain('https://web.push.apple.com/oldest');
});

test("ends push messages to a browser when its session ends, by its own logout or another one's", async ({
  callApi,
  given,
  subscribe,
  endpointsOf,
}) => {
  const talent = await given.talent();
  const other = { token: await given.session(talent.id) };
  await subscribe(talent);
  await subscribe(other, 'https://web.push.apple.com/other');

  await callApi('DELETE /api/user/sessions', {}, other);
  expect(await endpointsOf(talent)).toEqual(['https://web.push.apple.com/other']);
  await callApi('POST /api/user/logout', {}, other);

  expect(await endpointsOf(talent)).toEqual([]);
});

test('delivers to each browser of an account and removes one that is gone', async ({
  world: { services },
  db,
  given,
  service,
  endpointsOf,
}) => {
  const talent = await given.talent();
  const open = { ...services, config: { ...services.config, PUSH_HOSTS: [service.host] } };
  const browser = subscribedBrowser();
  await subscribeBrowser(open, actorOf(talent), { endpoint: `${service.url}/a`, keys: browser.keys });
  const { messenger } = openMessenger({ ...open, onFiled: () => {} });
  const notification = { account_id: talent.id, template, facts: {}, by: ['push'] as const };

  await notify(open, { ...notification, source: 'first' });
  await services.queue.drain({ ...open, messenger });
  service.world.answer = { status: 410 };
  await notify(open, { ...notification, source: 'second' });
  await services.queue.drain({ ...open, messenger });

  const [taken] = service.taken;
  expect(JSON.parse(browser.read(taken?.body ?? Buffer.alloc(0)))).toMatchObject({
    title: 'News',
    text: 'News!',
    link: expect.stringMatching(/^http.*\/x$/),
  });
  const messages = db
    .selectFrom('notification_delivery')
    .select(['source', 'state'])
    .where('account_id', '=', talent.id);
  expect(await messages.orderBy('source').execute()).toEqual([
    { source: 'first', state: 'sent' },
    { source: 'second', state: 'failed' },
  ]);
  expect(await endpointsOf(talent)).toEqual([]);
});

function actorOf({ id, token }: Caller & { id: string }) {
  return { id, role: 'talent' as const, session_hash: hashToken(token) };
}
