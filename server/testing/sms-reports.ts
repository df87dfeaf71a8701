import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { openMessenger } from '#open-messenger.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import type { Messenger } from '#platform/channels/messenger.ts';
import { readConfig } from '#platform/config/config.ts';
import { openSmsGateway } from '#testing/sms-gateway.ts';
import { test as base } from '#testing/test.ts';

const text = { subject: 'News', paragraphs: [], note: '', short: 'News!', path: '/x' };
const template: EmailTemplate<object> = {
  name: 'code',
  kind: 'applications',
  addressesGuardian: true,
  sample: {},
  write: { en: () => text, hi: () => text },
};

interface Line {
  app: FastifyInstance;
  gateway: Awaited<ReturnType<typeof openSmsGateway>>;
  messenger: Messenger;
}

interface Fixtures {
  /** The listening app, and an SMS provider that can reach it. */
  line: Line;
  /** Sends a text message through the provider; returns its id and the URL for delivery reports. */
  sentText: () => Promise<{ id: string; reportTo: string }>;
  /** Posts a delivery report as the provider does; returns the status of the response. */
  report: (to: string, fields: Record<string, string>) => Promise<number>;
  textOf: (id: string) => Promise<object | undefined>;
}

export const test = base.extend<Fixtures>({
  line: async ({ services, clock: _present }, use) => {
    const app = await buildApp(services);
    await app.listen({ port: 0, host: '127.0.0.1' });
    // A listening TCP server always has an address with a port.
    const { port } = app.server.address() as AddressInfo;
    const gateway = await openSmsGateway();
    const config = readConfig(
      {
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        SMS_API_URL: gateway.url,
        SMS_ACCOUNT: 'kirdaar1',
        SMS_AUTH_KEY: 'key:token',
        SMS_SENDER: 'KIRDAR',
        SMS_ENTITY_ID: '1101000000000000001',
        SMS_TEMPLATES: 'code=1107000000000000001,code.hi=1107000000000000002',
      },
      'demo',
    );
    const { messenger } = openMessenger({ ...services, config, onFiled: () => {} });
    await use({ app, gateway, messenger });
    await gateway.close();
    await app.close();
  },
  sentText: async ({ world: { services }, db, given, line }, use) => {
    await use(async () => {
      const { id: account_id } = await given.talent({ date_of_birth: '2015-05-01' });
      await given.guardian(account_id);
      await notify(services, { source: 'text', account_id, template, facts: {}, by: [] });
      await services.queue.drain({ ...services, messenger: line.messenger });
      const messages = db
        .selectFrom('notification_delivery')
        .select('id')
        .where('account_id', '=', account_id);
      const { id } = await messages.executeTakeFirstOrThrow();
      return { id, reportTo: line.gateway.taken.at(-1)?.fields.StatusCallback ?? '' };
    });
  },
  report: async ({}, use) => {
    await use(async (to, fields) => {
      const response = await fetch(to, { method: 'POST', body: new URLSearchParams(fields) });
      await response.body?.cancel();
      return response.status;
    });
  },
  textOf: async ({ db }, use) => {
    const columns = ['state', 'reason', 'provider_id', 'content'] as const;
    await use((id) =>
      db.selectFrom('notification_delivery').select(columns).where('id', '=', id).executeTakeFirst(),
    );
  },
});
