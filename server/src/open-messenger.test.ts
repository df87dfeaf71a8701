import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openMessenger } from '#open-messenger.ts';
import { type OutgoingMessage, Undeliverable } from '#platform/channels/messenger.ts';
import { readConfig } from '#platform/config/config.ts';
import { openMailServer } from '#testing/mail-server.ts';
import { productionVariables } from '#testing/production-variables.ts';
import { openSmsGateway } from '#testing/sms-gateway.ts';
import { test } from '#testing/test.ts';

const message = { to: 'asha@test.example', subject: 'Maya', text: 'Hello', html: '' };
const text = { ...message, channel: 'sms', to: '+919812345678' } as const;
const code: OutgoingMessage['template'] = { name: 'code', language: 'en', values: [] };

test('sends emails and text messages by the configured providers, with replies going to support', async ({
  services,
}) => {
  const [server, gateway] = [await openMailServer(), await openSmsGateway()];
  const config = readConfig(
    {
      SMTP_URL: `smtp://${server.host}`,
      EMAIL_FROM: 'Kirdaar <hello@kirdaar.example>',
      BOUNCE_ADDRESS: 'bounces+@kirdaar.example',
      SUPPORT_EMAIL: 'help@kirdaar.example',
      ...gateway.variables,
    },
    'demo',
  );
  const filed: string[] = [];
  const { messenger, close } = openMessenger({ ...services, config, onFiled: (file) => filed.push(file) });

  await messenger.send('one', { ...message, channel: 'email' });
  await messenger.send('two', { ...text, template: code });

  expect(server.taken).toMatchObject([
    { replyTo: [{ address: 'help@kirdaar.example' }], envelope: { from: 'bounces+one@kirdaar.example' } },
  ]);
  expect(gateway.taken).toMatchObject([{ fields: { CustomField: 'two', From: 'KIRDAR' } }]);
  expect(filed).toEqual([]);
  await close();
  await Promise.all([server.stop(), gateway.close()]);
});

test('writes to the outbox when a channel has no provider', async ({ services }) => {
  const filed: string[] = [];
  const world = { ...services, onFiled: (file: string) => filed.push(file) };
  const { messenger, close } = openMessenger(world);

  await messenger.send('one', { ...message, channel: 'email' });
  await messenger.send('two', text);

  expect(filed).toEqual([
    expect.stringMatching(/outbox\/one\.json$/),
    expect.stringMatching(/outbox\/two\.json$/),
  ]);
  await close();
});

test('fails in production when a channel has no provider, and leaves nothing on disk', async ({
  services,
}) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'kirdaar-carriers-'));
  const config = readConfig({ ...productionVariables, DATA_DIR }, 'production');
  const { messenger, close } = openMessenger({ ...services, config, onFiled: () => {} });

  const sending = messenger.send('one', { ...text, template: code });

  await expect(sending).rejects.toThrow(Undeliverable);
  await expect(sending).rejects.toThrow('no_provider');
  expect(await readdir(DATA_DIR)).toEqual([]);
  await close();
  await rm(DATA_DIR, { recursive: true });
});
