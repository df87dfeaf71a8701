import { sql } from 'kysely';
import { buildApp } from '#app.ts';
import { signatureOf } from '#platform/http/signature.ts';
import { test as base, trialTemplate } from '#testing/deliveries.ts';

const WEBHOOK = '/api/whatsapp/webhook';
const settings = {
  WHATSAPP_PHONE_NUMBER_ID: '1065',
  WHATSAPP_TOKEN: 'a token',
  WHATSAPP_APP_SECRET: 'a secret',
  WHATSAPP_VERIFY_TOKEN: 'a word',
};

interface WebhookValue {
  statuses?: unknown;
  messages?: unknown;
}

interface About {
  phone_number_id?: string;
  field?: string;
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

export function sign(body: string, secret = settings.WHATSAPP_APP_SECRET): string {
  return `sha256=${signatureOf(secret, body)}`;
}

/** Returns a reply to one of our messages, as WhatsApp reports it. */
export function replyFrom(mobile: string, body: string, timestamp = 1_790_000_000) {
  const id = `wamid.${crypto.randomUUID()}`;
  return { id, from: mobile.replace('+', ''), timestamp: String(timestamp), type: 'text', text: { body } };
}

/** A test with the app configured for WhatsApp and helpers that act as WhatsApp. */
export const test = base
  .extend('whatsappApp', async ({ services, clock: _present }, { onCleanup }) => {
    const app = await buildApp({ ...services, config: { ...services.config, ...settings } });
    onCleanup(() => app.close());
    return app;
  })
  .extend('ask', ({ whatsappApp }) => async (query: Record<string, string>) => {
    const { statusCode, headers, body } = await whatsappApp.inject({ url: WEBHOOK, query });
    return { status: statusCode, type: headers['content-type'], text: body };
  })
  .extend('postRaw', ({ whatsappApp }) => async (payload: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
    return (await whatsappApp.inject({ method: 'POST', url: WEBHOOK, payload, headers })).statusCode;
  })
  /** Posts a signed webhook event; returns the status of the response. */
  .extend('post', ({ postRaw }) => (value: WebhookValue, about?: About) => {
    const body = webhookPayload(value, about);
    return postRaw(body, sign(body));
  })
  /** Creates a WhatsApp delivery that waits to be sent; returns its id. */
  .extend('queuedMessage', ({ given, queueDelivery }) => async () => {
    const { id } = await given.talent();
    await given.whatsApp(id);
    return queueDelivery(id, trialTemplate(), ['whatsapp']);
  })
  .extend('sentMessage', ({ world: { services }, queuedMessage }) => async () => {
    const id = await queuedMessage();
    const provider_id = `wamid.${crypto.randomUUID()}`;
    await services.queue.drain({ ...services, messenger: { send: async () => provider_id } });
    return { id, provider_id };
  })
  /** Returns whether an account consented to WhatsApp messages. */
  .extend('agrees', ({ db }) => async (id: string): Promise<boolean> => {
    const { rows } = await sql<{ agrees: boolean }>`
      select has_channel_consent(id, 'whatsapp', mobile) as agrees from account where id = ${id}
    `.execute(db);
    return rows[0]?.agrees ?? false;
  });
