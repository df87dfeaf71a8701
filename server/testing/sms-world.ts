import { test as base } from 'vitest';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import { openSms } from '#platform/channels/sms-gateway.ts';
import { openSmsGateway } from '#testing/sms-gateway.ts';

/** The id of the deliveries in these tests. */
export const ID = '5c4a3b1e-0000-4000-8000-000000000000';

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

interface World {
  gateway: Awaited<ReturnType<typeof openSmsGateway>>;
  send: (message: OutgoingMessage, timeoutMs?: number) => Promise<string | undefined>;
}

export const test = base.extend<World>({
  gateway: async ({}, use) => {
    const gateway = await openSmsGateway();
    await use(gateway);
    await gateway.close();
  },
  send: async ({ gateway }, use) => {
    await use((message, ...timeouts) =>
      openSms({ url: gateway.url, ...settings }, ...timeouts).send(ID, message),
    );
  },
});
