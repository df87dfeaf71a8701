import { test as base, expect } from 'vitest';
import { type OutgoingMessage, Undeliverable } from '#platform/channels/messenger.ts';
import { openSms } from '#platform/channels/sms-gateway.ts';
import type { LoopbackAnswer } from '#testing/loopback.ts';
import { openSmsGateway } from '#testing/sms-gateway.ts';

/** The id of the deliveries. */
const ID = '5c4a3b1e-0000-4000-8000-000000000000';

const settings = {
  account: 'kirdaar1',
  authKey: 'key:token',
  sender: 'KIRDAR',
  entityId: '1101000000000000001',
  templates: {
    code: '1107000000000000001',
    chosen: '1107000000000000002',
    'chosen.hi': '1107000000000000003',
  },
  reportTo: (id: string) => `https://kirdaar.example/reports/${id}`,
};

const test = base
  .extend('gateway', async ({}, { onCleanup }) => {
    const gateway = await openSmsGateway();
    onCleanup(gateway.close);
    return gateway;
  })
  .extend('send', ({ gateway }) => (message: OutgoingMessage, timeoutMs?: number) => {
    const { send } = openSms({ url: gateway.url, ...settings }, timeoutMs);
    return send(ID, message);
  });

const code: OutgoingMessage = {
  channel: 'sms',
  to: '+919812345678',
  subject: '482913 is your Kirdaar code',
  text: '482913 is your Kirdaar code.',
  html: '',
  template: { name: 'code', language: 'en', values: [] },
};

test('sends a one-time code with its template number, high priority and our reference', async ({
  gateway,
  send,
}) => {
  expect(await send(code)).toBe('sid-1');

  expect(gateway.taken).toMatchObject([
    {
      path: '/v1/Accounts/kirdaar1/Sms/send.json',
      headers: { authorization: `Basic ${btoa('key:token')}` },
    },
  ]);
  expect(gateway.taken[0]?.fields).toEqual({
    From: 'KIRDAR',
    To: '+919812345678',
    Body: '482913 is your Kirdaar code.',
    EncodingType: 'plain',
    DltEntityId: '1101000000000000001',
    DltTemplateId: '1107000000000000001',
    Priority: 'high',
    CustomField: ID,
    StatusCallback: `https://kirdaar.example/reports/${ID}`,
  });
});

test('sends each language with its own template', async ({ gateway, send }) => {
  const text = 'आशा, आपका चयन हुआ।';

  await send({ ...code, text, template: { name: 'chosen', language: 'hi', values: [] } });

  expect(gateway.taken[0]?.fields).toMatchObject({
    Body: text,
    EncodingType: 'unicode',
    DltTemplateId: '1107000000000000003',
    Priority: 'normal',
  });
});

test('needs a template of its own for another shape of text', async ({ send }) => {
  const sending = send({ ...code, template: { name: 'offer', shape: 'child', language: 'hi', values: [] } });

  await expect(sending).rejects.toThrow('no_template: offer-child.hi');
});

test.for<[string | undefined, OutgoingMessage['template']]>([
  ['code.hi', { name: 'code', language: 'hi', values: [] }],
  ['reminder', { name: 'reminder', language: 'en', values: [] }],
  [undefined, undefined],
])('sends nothing without a template: %s', async ([name, template], { gateway, send }) => {
  const sending = send({ ...code, template });

  await expect(sending).rejects.toThrow(Undeliverable);
  await expect(sending).rejects.toThrow(name ? `no_template: ${name}` : 'no_template');
  expect(gateway.taken).toEqual([]);
});

const exception = (Message: string) => JSON.stringify({ RestException: { Status: 400, Message } });

test.for<[LoopbackAnswer, string]>([
  [{ status: 400, body: exception('+919812345678 is no mobile number') }, 'the address is no mobile number'],
  [{ status: 400, body: 'Bad Request' }, 'it gave no reason'],
  [
    {
      status: 200,
      body: JSON.stringify({
        SMSMessage: { Sid: 'sid', Status: 'failed-dnd', DetailedStatus: 'FAILED_DND' },
      }),
    },
    'FAILED_DND',
  ],
])(
  'gives up, with the reason, on a message that the gateway will never send: %j',
  async ([fault, message], { gateway, send }) => {
    gateway.world.answer = fault;

    const sending = send(code);

    await expect(sending).rejects.toThrow(Undeliverable);
    await expect(sending).rejects.toThrow(message);
  },
);

test.for<LoopbackAnswer>([
  { status: 401, body: exception('Authentication failed') },
  { status: 402, body: exception('No balance') },
  { status: 429, body: exception('Too many requests') },
  { status: 500, body: 'Oops' },
  { status: 503, body: '' },
  { status: 200, body: '{"SMSMessage":' },
  { status: 200, body: '<html>Welcome to this hotel</html>' },
  { status: 302, body: '' },
  'hangs',
  'cuts the line',
])('leaves a temporary failure to a retry: %j', async (fault, { gateway, send }) => {
  gateway.world.answer = fault;

  const failure = await send(code, fault === 'hangs' ? 200 : undefined).catch((error: Error) => error);

  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(Undeliverable);
  expect(String(failure)).not.toContain(code.to);
  gateway.world.answer = undefined;
  expect(await send(code)).toBe('sid-2');
  // Both attempts have the same reference, so the provider and its reports can match them.
  expect(gateway.taken.map(({ fields }) => fields.CustomField)).toEqual([ID, ID]);
});
