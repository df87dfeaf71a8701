import { test as base, expect } from 'vitest';
import { type Messenger, type OutgoingMessage, Undeliverable } from '#platform/channels/messenger.ts';
import { pushMessenger } from '#platform/channels/push-messenger.ts';
import { openVapid } from '#platform/channels/vapid.ts';
import { type Loopback, loopback } from '#testing/loopback.ts';
import { subscribedBrowser } from '#testing/push-browser.ts';

const id = '0b0f7a3e-3f4e-4d39-9a64-6a1a5b1c0d2e';
const message: OutgoingMessage = {
  channel: 'push',
  to: 'a device',
  subject: 'मानसून: कास्टिंग कॉल बंद हो गया',
  text: 'आपका आवेदन बना रहेगा।',
  html: '',
  link: 'https://kirdaar.example/user/my-application',
};

const vapid = openVapid(Buffer.alloc(32, 7), 'help@operator.example');

interface Fixtures {
  service: Loopback;
  browser: ReturnType<typeof subscribedBrowser>;
  forgotten: string[];
  open: (ways?: { hosts?: string[]; timeout_ms?: number }) => Messenger;
  push: Messenger;
}

const test = base.extend<Fixtures>({
  ...loopback,
  browser: ({ service: _ }, use) => use(subscribedBrowser()),
  forgotten: ({ service: _ }, use) => use([]),
  open: async ({ service, browser, forgotten }, use) => {
    service.world.answer = { status: 201 };
    const device = { endpoint: `${service.url}/send/abc`, ...browser.keys };
    const devices = {
      find: async (to: string) => (to === 'a device' ? device : undefined),
      forget: async (to: string) => forgotten.push(to),
    };
    const now = () => new Date();
    await use((ways) => pushMessenger(devices, { vapid, hosts: [service.host], now, ...ways }));
  },
  push: ({ open }, use) => use(open()),
});

test('delivers a message that only the browser can decrypt', async ({ service, browser, push }) => {
  await push.send(id, message);

  const [request] = service.taken;
  expect(request).toMatchObject({
    path: '/send/abc',
    headers: {
      authorization: expect.stringMatching(/^vapid t=/),
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic: '0b0f7a3e3f4e4d399a646a1a5b1c0d2e',
    },
  });
  const body = request?.body ?? Buffer.alloc(0);
  expect(JSON.parse(browser.read(body))).toEqual({
    title: message.subject,
    text: message.text,
    link: message.link,
    tag: id,
  });
  expect(body.includes('kirdaar')).toBe(false);
});

test('shortens a long message to fit the push service', async ({ service, browser, push }) => {
  await push.send(id, { ...message, subject: 'क'.repeat(5000), text: '🎬'.repeat(5000) });

  const body = service.taken[0]?.body ?? Buffer.alloc(0);
  expect(body.length).toBeLessThan(4096);
  expect(JSON.parse(browser.read(body)).text).toMatch(/^(🎬)+…$/u);
});

test.for([404, 410])(
  'deletes a browser when its push service answers %i',
  async (status, { service, forgotten, push }) => {
    service.world.answer = { status };

    await expect(push.send(id, message)).rejects.toThrow(Undeliverable);

    expect(forgotten).toEqual(['a device']);
  },
);

test.for([400, 401, 403, 413])(
  'does not retry after %i, but keeps the browser',
  async (status, { service, forgotten, push }) => {
    service.world.answer = { status, body: 'no' };

    await expect(push.send(id, message)).rejects.toThrow(Undeliverable);

    expect(forgotten).toEqual([]);
  },
);

test.for([
  ['too many requests', { status: 429, headers: { 'retry-after': '60' } }],
  ['a failure of theirs', { status: 500, body: '<h1>Oops</h1>' }],
  ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:1/' } }],
  ['a line that is cut', 'cuts the line'],
] as const)('retries after %s', async ([, answer], { service, forgotten, push }) => {
  service.world.answer = answer;

  const error = await push.send(id, message).catch((thrown) => thrown);

  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(Undeliverable);
  expect(service.taken).toHaveLength(1);
  expect(forgotten).toEqual([]);
});

test('sends nothing to a deleted browser', async ({ service, push }) => {
  await expect(push.send(id, { ...message, to: 'another device' })).rejects.toThrow(Undeliverable);

  expect(service.taken).toEqual([]);
});

test('sends no request to a push service that is no longer known', async ({ service, open }) => {
  const push = open({ hosts: ['fcm.googleapis.com'] });

  await expect(push.send(id, message)).rejects.toThrow(Undeliverable);

  expect(service.taken).toEqual([]);
});

test('times out when the push service does not answer', async ({ service, open }) => {
  service.world.answer = 'hangs';

  await expect(open({ timeout_ms: 50 }).send(id, message)).rejects.toMatchObject({ name: 'TimeoutError' });
});
