import { expect } from 'vitest';
import { sign, test, webhookPayload } from '#testing/whatsapp.ts';

test('accepts only a webhook whose signature matches its exact bytes', async ({
  postRaw,
  deliveryOf,
  sentMessage,
}) => {
  const { id, provider_id } = await sentMessage();
  const body = webhookPayload({ statuses: [{ id: provider_id, status: 'read' }] });

  const statuses = [
    await postRaw(body, ''),
    await postRaw(body, sign(body, 'another secret')),
    await postRaw(body, sign(body).slice(0, -1)),
    await postRaw(body, sign(body).replace('sha256=', '')),
    await postRaw(`${body} `, sign(body)),
  ];

  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  expect(await deliveryOf(id)).toMatchObject({ state: 'sent' });
});

test('rejects every webhook when WhatsApp is not configured', async ({ app }) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/whatsapp/webhook',
    payload: {},
    headers: { 'x-hub-signature-256': 'sha256=' },
  });

  expect(response.statusCode).toBe(401);
});

test.for([
  '',
  'no JSON',
  '[]',
  '{}',
  '{"entry":1}',
  '{"entry":[{"changes":[{}]}]}',
  '{"entry":[{"id":"1"}]}',
  '\xff',
])('rejects a signed but invalid payload: %j', async (body, { postRaw }) => {
  expect(await postRaw(body, sign(body))).toBe(400);
});

test('moves a delivery forward by its webhooks in any order and any number of times', async ({
  post,
  deliveryOf,
  sentMessage,
}) => {
  const { id, provider_id } = await sentMessage();
  const postStatus = (status: string) => post({ statuses: [{ id: provider_id, status }] });

  await postStatus('delivered');
  expect(await deliveryOf(id)).toMatchObject({ state: 'delivered' });
  await postStatus('sent');
  await postStatus('failed');
  expect(await deliveryOf(id)).toMatchObject({ state: 'delivered', reason: null });
  await postStatus('read');
  const read = await deliveryOf(id);
  await postStatus('delivered');
  await postStatus('read');

  expect(read).toMatchObject({ state: 'read' });
  expect(await deliveryOf(id)).toEqual(read);
});

test('keeps a failed delivery failed with its reason', async ({ post, deliveryOf, sentMessage }) => {
  const { id, provider_id } = await sentMessage();
  const errors = [{ code: 131026, title: 'Message undeliverable' }];

  await post({ statuses: [{ id: provider_id, status: 'failed', errors }] });
  await post({ statuses: [{ id: provider_id, status: 'delivered' }] });

  expect(await deliveryOf(id)).toMatchObject({ state: 'failed', reason: '131026 Message undeliverable' });
});

test('keeps a status that arrives before the delivery is recorded as sent, and does not send again', async ({
  world: { services },
  deliver,
  post,
  deliveryOf,
  queuedMessage,
}) => {
  const id = await queuedMessage();
  const overtaking = async (message_id: string) => {
    await post({
      statuses: [{ id: 'wamid.quick', status: 'delivered', biz_opaque_callback_data: message_id }],
    });
    throw new Error('the answer was lost');
  };

  await services.queue.drain({ ...services, messenger: { send: overtaking } }).catch(() => {});

  expect(await deliveryOf(id)).toMatchObject({ state: 'delivered', provider_id: 'wamid.quick' });
  expect(await deliver()).toEqual([]);
  await post({ statuses: [{ id: 'wamid.quick', status: 'read' }] });
  expect(await deliveryOf(id)).toMatchObject({ state: 'read' });
});

test('does not overwrite a later status when the delivery is recorded as sent', async ({
  world: { services },
  post,
  deliveryOf,
  queuedMessage,
}) => {
  const id = await queuedMessage();
  const send = async (message_id: string) => {
    await post({ statuses: [{ id: 'wamid.twice', status: 'read', biz_opaque_callback_data: message_id }] });
    return 'wamid.twice';
  };

  await services.queue.drain({ ...services, messenger: { send } });

  expect(await deliveryOf(id)).toMatchObject({ state: 'read', provider_id: 'wamid.twice' });
});

test('ignores webhooks about foreign messages and of unknown kinds', async ({
  post,
  deliveryOf,
  sentMessage,
}) => {
  const { id, provider_id } = await sentMessage();
  const strange = [
    { id: 'wamid.unknown', status: 'read' },
    { id: 'wamid.unknown', status: 'read', biz_opaque_callback_data: crypto.randomUUID() },
    { id: 'wamid.unknown', status: 'read', biz_opaque_callback_data: "' or true --" },
    { id: provider_id, status: 'played' },
    { id: 7, status: 'read' },
    null,
    'read',
  ];

  const statuses = [
    await post({ statuses: strange }),
    await post({ statuses: [{ id: provider_id, status: 'read' }] }, { phone_number_id: '999' }),
    await post(
      { statuses: [{ id: provider_id, status: 'read' }] },
      { field: 'message_template_status_update' },
    ),
    await post({ statuses: 'none', messages: 7 }),
  ];

  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(await deliveryOf(id)).toMatchObject({ state: 'sent' });
});

test('processes the other entries of a webhook with an invalid one', async ({
  post,
  deliveryOf,
  sentMessage,
}) => {
  const { id, provider_id } = await sentMessage();

  await post({ statuses: [{ status: 'no id' }, { id: provider_id, status: 'delivered' }] });

  expect(await deliveryOf(id)).toMatchObject({ state: 'delivered' });
});

test('answers the webhook challenge only for the right verify token', async ({ ask }) => {
  const right = await ask({ 'hub.mode': 'subscribe', 'hub.verify_token': 'a word', 'hub.challenge': '115' });
  const wrong = await ask({ 'hub.mode': 'subscribe', 'hub.verify_token': 'a ward', 'hub.challenge': '115' });
  const markup = await ask({
    'hub.mode': 'subscribe',
    'hub.verify_token': 'a word',
    'hub.challenge': '<script>',
  });
  const nothing = await ask({});

  expect(right).toEqual({ status: 200, type: 'text/plain; charset=utf-8', text: '115' });
  expect([wrong.status, markup.status, nothing.status]).toEqual([403, 400, 400]);
});
