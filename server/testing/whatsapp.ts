import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '#app.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { signatureOf } from '#platform/http/signature.ts';
import { test as base } from '#testing/test.ts';

const WEBHOOK = '/api/whatsapp/webhook';
const settings = {
  WHATSAPP_PHONE_NUMBER_ID: '1065',
  WHATSAPP_TOKEN: 'a token',
  WHATSAPP_APP_SECRET: 'a secret',
  WHATSAPP_VERIFY_TOKEN: 'a word',
};

const text = { subject: 'News', paragraphs: [], note: '', short: 'News!', path: '/x' };
const template: EmailTemplate<object> = {
  name: 'trial',
  kind: 'applications',
  sample: {},
  write: { en: () => text, hi: () => text },
};

interface WebhookValue {
  statuses?: unknown;
  messages?: unknown;
}

interface About {
  phone_number_id?: string;
  field?: string;
}

interface Fixtures {
  /** The app configured for WhatsApp. */
  whatsappApp: FastifyInstance;
  /** Sends the webhook verification request as WhatsApp does. */
  ask: (query: Record<string, string>) => Promise<{ status: number; type: unknown; text: string }>;
  /** Posts a signed webhook event as WhatsApp does; returns the status of the response. */
  post: (news: WebhookValue, about?: About) => Promise<number>;
  postRaw: (body: string, signature: string) => Promise<number>;
  sign: (body: string, secret?: string) => string;
  /** Creates a WhatsApp delivery that waits to be sent; returns its id. */
  queuedMessage: () => Promise<string>;
  sentMessage: () => Promise<{ id: string; provider_id: string }>;
  stateOf: (id: string) => Promise<object | undefined>;
  /** Returns whether an account consented to WhatsApp messages. */
  agrees: (account_id: string) => Promise<boolean>;
  replyFrom: (mobile: string, body: string, timestamp?: number) => Reply;
}

interface Reply {
  id: string;
  from: string;
  timestamp: string;
  type: string;
  text: { body: string };
}

/** Wraps webhook content in WhatsApp's envelope. */
export function webhookPayload(
  value: WebhookValue,
  { phone_number_id = '1065', field = 'messages' }: About = {},
): string {
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field, value: { metadata: { phone_number_id }, ...value } }] }],
  });
}

/** A test with the app configured for WhatsApp and helpers that act as WhatsApp. */
export const test = base.extend<Fixtures>({
  whatsappApp: async ({ services, clock: _present }, use) => {
    const app = await buildApp({ ...services, config: { ...services.config, ...settings } });
    await use(app);
    await app.close();
  },
  ask: async ({ whatsappApp }, use) => {
    await use(async (query) => {
      const { statusCode, headers, body } = await whatsappApp.inject({ url: WEBHOOK, query });
      return { status: statusCode, type: headers['content-type'], text: body };
    });
  },
  sign: async ({}, use) => {
    await use((body, secret = settings.WHATSAPP_APP_SECRET) => `sha256=${signatureOf(secret, body)}`);
  },
  post: async ({ postRaw, sign }, use) => {
    await use((value, about) => {
      const body = webhookPayload(value, about);
      return postRaw(body, sign(body));
    });
  },
  postRaw: async ({ whatsappApp }, use) => {
    await use(async (payload, signature) => {
      const { statusCode } = await whatsappApp.inject({
        method: 'POST',
        url: WEBHOOK,
        payload,
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      });
      return statusCode;
    });
  },
  queuedMessage: async ({ services, db, given }, use) => {
    await use(async () => {
      const { id: account_id } = await given.talent();
      await given.whatsApp(account_id);
      await notify(services, { source: 'a trial', account_id, template, facts: {}, by: ['whatsapp'] });
      const message = db
        .selectFrom('notification_delivery')
        .select('id')
        .where('account_id', '=', account_id);
      return (await message.executeTakeFirstOrThrow()).id;
    });
  },
  sentMessage: async ({ world: { services }, queuedMessage }, use) => {
    await use(async () => {
      const id = await queuedMessage();
      const provider_id = `wamid.${crypto.randomUUID()}`;
      await services.queue.drain({ ...services, messenger: { send: async () => provider_id } });
      return { id, provider_id };
    });
  },
  stateOf: async ({ db }, use) => {
    const columns = ['state', 'reason', 'provider_id', 'changed_at', 'content'] as const;
    await use((id) =>
      db.selectFrom('notification_delivery').select(columns).where('id', '=', id).executeTakeFirst(),
    );
  },
  agrees: async ({ db }, use) => {
    await use(async (id) => {
      const { rows } = await sql<{ agrees: boolean }>`
        select has_channel_consent(id, 'whatsapp', mobile) as agrees from account where id = ${id}
      `.execute(db);
      return rows[0]?.agrees ?? false;
    });
  },
  replyFrom: async ({}, use) => {
    await use((mobile, body, timestamp = 1_790_000_000) => ({
      id: `wamid.${crypto.randomUUID()}`,
      from: mobile.replace('+', ''),
      timestamp: String(timestamp),
      type: 'text',
      text: { body },
    }));
  },
});
