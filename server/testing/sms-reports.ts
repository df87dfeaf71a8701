import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { tell } from '#features/messages/tell.ts';
import { openMessenger } from '#open-messenger.ts';
import { readConfig } from '#platform/config.ts';
import type { Letter } from '#platform/letter.ts';
import type { Messenger } from '#platform/messenger.ts';
import { openSmsGateway } from '#testing/sms-gateway.ts';
import { test as base } from '#testing/test.ts';

const words = { subject: 'News', paragraphs: [], note: '', short: 'News!', path: '/x' };
const letter: Letter<object> = {
  ...{ name: 'code', kind: 'applications', sample: {} },
  write: { en: () => words, hi: () => words },
};

interface Line {
  app: FastifyInstance;
  gateway: Awaited<ReturnType<typeof openSmsGateway>>;
  messenger: Messenger;
}

interface Fixtures {
  /** The product, listening, and a provider of texts that knows its address. */
  line: Line;
  /** A text that the provider has taken: its id, and where the provider is to report of it. */
  sentText: () => Promise<{ id: string; reportTo: string }>;
  /** Reports as the provider does; returns the status of the answer. */
  report: (to: string, fields: Record<string, string>) => Promise<number>;
  textOf: (id: string) => Promise<object | undefined>;
}

export const test = base.extend<Fixtures>({
  line: async ({ services, clock: _present }, use) => {
    const app = await buildApp(services);
    await app.listen({ port: 0, host: '127.0.0.1' });
    // A TCP server that listens has an address with a port.
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
      const { id: account_id, mobile } = await given.talent();
      const told = { source: `text ${account_id}`, account_id, letter, facts: {}, guardian_mobile: mobile };
      await tell(services, { ...told, by: [] });
      await services.queue.drain({ ...services, messenger: line.messenger });
      const messages = db.selectFrom('message').select('id').where('account_id', '=', account_id);
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
    await use((id) => db.selectFrom('message').select(columns).where('id', '=', id).executeTakeFirst());
  },
});
