import { test as base, expect } from 'vitest';
import { type Messenger, type OutgoingMessage, Undeliverable } from '#platform/channels/messenger.ts';
import { whatsappMessenger } from '#platform/channels/whatsapp-cloud.ts';
import { type Loopback, loopback } from '#testing/loopback.ts';

const id = '0b0f7a3e-3f4e-4d39-9a64-6a1a5b1c0d2e';
const message: OutgoingMessage = {
  channel: 'whatsapp',
  to: '+919812345678',
  subject: 'A call is closed',
  text: 'not what goes there',
  html: '',
  template: { name: 'audition-slot', language: 'hi', values: ['कल\n 11 बजे', 'https://kirdaar.example/x'] },
};
const taken = { messages: [{ id: 'wamid.HBgM', message_status: 'accepted' }] };

const test = base.extend<{
  service: Loopback;
  open: (timeout_ms?: number) => Messenger;
  whatsapp: Messenger;
}>({
  ...loopback,
  open: async ({ service }, use) => {
    service.world.answer = { status: 200, body: JSON.stringify(taken) };
    const sender = { url: `${service.url}/v24.0`, phoneNumberId: '1065', token: 'a token' };
    await use((timeout_ms) => whatsappMessenger({ ...sender, timeout_ms }));
  },
  whatsapp: ({ open }, use) => use(open()),
});

const rejection = (status: number, error: object) => ({ status, body: JSON.stringify({ error }) });

test("sends a message as the template of its email in the recipient's language", async ({
  service,
  whatsapp,
}) => {
  const provider_id = await whatsapp.send(id, message);

  expect(provider_id).toBe('wamid.HBgM');
  const [request] = service.taken;
  expect(request).toMatchObject({
    path: '/v24.0/1065/messages',
    headers: { authorization: 'Bearer a token' },
  });
  const values = ['कल 11 बजे', 'https://kirdaar.example/x'];
  expect(JSON.parse(String(request?.body))).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '919812345678',
    type: 'template',
    template: {
      name: 'audition_slot',
      language: { code: 'hi' },
      components: [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }],
    },
    biz_opaque_callback_data: id,
  });
});

test('sends nothing without a template', async ({ service, whatsapp }) => {
  const { template: _, ...plain } = message;

  await expect(whatsapp.send(id, plain)).rejects.toThrow(Undeliverable);

  expect(service.taken).toEqual([]);
});

test.for([
  [400, 131026, 'Message undeliverable'],
  [400, 131009, 'Parameter value is not valid'],
  [400, 131050, 'User has stopped receiving marketing messages'],
  [404, 132001, 'Template name does not exist in the translation'],
  [400, 132015, 'Template is paused'],
  [400, 100, 'Invalid parameter'],
] as const)(
  'gives up after %i with code %i and keeps the reason: %s',
  async ([status, code, reason], { service, whatsapp }) => {
    service.world.answer = rejection(status, { code, message: reason });

    const sending = whatsapp.send(id, message);

    await expect(sending).rejects.toThrow(Undeliverable);
    await expect(sending).rejects.toThrow(`${code} ${reason}`);
  },
);

test.for([
  ['the rate limit', rejection(429, { code: 130429, message: 'Rate limit hit' })],
  ['too many to one number', rejection(400, { code: 131056, message: 'Pair rate limit hit' })],
  ['a token that has ended', rejection(401, { code: 190, message: 'Access token has expired' })],
  [
    'a number of ours that is not there',
    rejection(400, { code: 100, error_subcode: 33, message: 'no object' }),
  ],
  ['a failure of theirs', rejection(500, { code: 131000, message: 'Something went wrong' })],
  ['a failure without a reason', { status: 503 }],
  ['a page in the place of an answer', { status: 400, body: '<h1>Bad request</h1>' }],
  ['an answer without an id', { status: 200, body: '{"messages":[]}' }],
  ['an answer that is cut', { status: 200, body: '{"messages":[{"id":"wam' }],
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ['a line that is cut', 'cuts the line'],
] as const)('retries after %s', async ([, fault], { service, whatsapp }) => {
  service.world.answer = fault;

  const error = await whatsapp.send(id, message).catch((thrown) => thrown);

  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(Undeliverable);
  expect(error.message).not.toContain('98123');
  expect(service.taken).toHaveLength(1);
});

test('times out when WhatsApp does not answer', async ({ service, open }) => {
  service.world.answer = 'hangs';

  await expect(open(50).send(id, message)).rejects.toMatchObject({ name: 'TimeoutError' });
});
