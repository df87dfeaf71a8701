import type { Language } from '@kirdaar/contract/rules/languages';
import type { Channel } from '@kirdaar/contract/rules/notifications';
import { composeMessage, type SecretEmailTemplate, siteOf } from '#platform/channels/email-template.ts';
import { Undeliverable } from '#platform/channels/messenger.ts';
import type { Services } from '#platform/services.ts';

interface Reader {
  channel: Channel;
  to: string;
  language: Language;
}

/**
 * Sends a notification that contains a secret and stores none of it. If it can never be delivered, it is
 * dropped without an error: the user asks again with another email address or number.
 */
export async function sendSecret<F>(
  { config, messenger }: Pick<Services, 'config' | 'messenger'>,
  id: string,
  template: SecretEmailTemplate<F>,
  facts: F,
  { channel, to, language }: Reader,
) {
  const reader = { to, language, stop_path: undefined };
  try {
    await messenger.send(id, composeMessage(siteOf(config), template, facts, channel, reader));
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
  }
}
