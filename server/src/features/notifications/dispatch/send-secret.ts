import type { Language } from '@kirdaar/contract/rules/languages';
import type { Channel } from '@kirdaar/contract/rules/notifications';
import { logDelivery } from '#features/notifications/dispatch/log-delivery.ts';
import { upsertSecretDelivery } from '#features/notifications/dispatch/queries.ts';
import { composeMessage, type SecretEmailTemplate, siteOf } from '#platform/channels/email-template.ts';
import { failureOf, Undeliverable } from '#platform/channels/messenger.ts';
import type { Services } from '#platform/services.ts';

interface Recipient {
  channel: Channel;
  to: string;
  language: Language;
  /** Whose page in the staff area lists the delivery; then the id must be a UUID. */
  account_id?: string;
}

/**
 * Sends a notification with a secret and stores none of it, only its fate. An undeliverable one is dropped without
 * an error.
 */
export async function sendSecret<F>(
  services: Pick<Services, 'config' | 'messenger' | 'db' | 'now' | 'log'>,
  id: string,
  template: SecretEmailTemplate<F>,
  facts: F,
  { channel, to, language, account_id }: Recipient,
) {
  const { config, messenger, db, now, log } = services;
  const reader = { to, language, stop_path: undefined };
  const message = composeMessage(siteOf(config), template, facts, channel, reader);

  async function record(outcome: { state: 'sent' | 'failed'; provider_id?: string; reason?: string }) {
    const delivery = { id, account_id, template: template.name, channel };
    logDelivery(log, { ...delivery, ...outcome });
    if (account_id) await upsertSecretDelivery(db, { ...delivery, ...outcome, address: to }, now());
  }

  let provider_id: string | undefined;
  try {
    provider_id = await messenger.send(id, message);
  } catch (error) {
    await record({ state: 'failed', reason: failureOf(error, message) });
    if (!(error instanceof Undeliverable)) throw error;
    return;
  }
  await record({ state: 'sent', provider_id });
}
