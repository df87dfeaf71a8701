import { join } from 'node:path';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { outboxMessenger } from '#platform/channels/outbox.ts';
import { test } from '#testing/test.ts';

const email = { channel: 'email', to: 'asha@test.example', text: 'Hello', html: '<p>Hello</p>' } as const;

test('lists deliveries in the outbox, newest first and without their HTML', async ({
  callApi,
  clock,
  services,
}) => {
  const outbox = outboxMessenger(join(services.config.DATA_DIR, 'outbox'), services.now, () => {});
  clock.now = new Date('2026-03-01T10:00:00Z');
  await outbox.send('older', { ...email, subject: 'The older one' });
  clock.now = new Date('2026-03-01T10:00:01Z');
  await outbox.send('newer', { ...email, subject: 'The newer one' });

  const { status, body } = await callApi('GET /api/dev/outbox', {});

  expect(status).toBe(200);
  expect(body.messages.map(({ subject }) => subject)).toEqual(['The newer one', 'The older one']);
  expect(body.messages[0]).toEqual({
    id: 'newer',
    sent_at: '2026-03-01T10:00:01.000Z',
    channel: 'email',
    to: 'asha@test.example',
    subject: 'The newer one',
    text: 'Hello',
  });
});

test('offers no outbox in production', async ({ services }) => {
  const app = await buildApp({ ...services, config: { ...services.config, mode: 'production' } });

  const response = await app.inject('/api/dev/outbox');

  expect(response.statusCode).toBe(404);
  await app.close();
});

test('previews a notification as sent on a channel in its language', async ({ callApi }) => {
  const query = { template: 'audition-confirmed', language: 'hi', channel: 'sms' } as const;

  const { body } = await callApi('GET /api/dev/emails', { query });

  expect(body.templates).toContain('audition-confirmed');
  expect(body.shown).toMatchObject({ ...query, kind: 'auditions', html: '', sms_parts: 3 });
  expect(body.shown.text).toMatch(/^Kirdaar: आपका ऑडिशन तय हो गया है: .*\/user\/my-application$/);
});

test('previews the first notification as an email in English by default', async ({ callApi }) => {
  const { body } = await callApi('GET /api/dev/emails', { query: {} });

  const template = body.templates[0];
  expect(body.shown).toMatchObject({ template, language: 'en', channel: 'email', sms_parts: null });
  expect(body.shown.html).toContain(body.shown.text.split('\n')[0]);
});

test('answers 404 for an unknown notification, and for all previews in production', async ({
  callApi,
  services,
}) => {
  const unknown = await callApi('GET /api/dev/emails', { query: { template: 'no-such' } });
  const app = await buildApp({ ...services, config: { ...services.config, mode: 'production' } });
  const inProduction = await app.inject('/api/dev/emails');

  expect([unknown.status, inProduction.statusCode]).toEqual([404, 404]);
  await app.close();
});
