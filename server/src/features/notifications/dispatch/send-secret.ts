import type { Language } from '@kirdaar/contract/rules/languages';
import type { Channel } from '@kirdaar/contract/rules/notifications';
import { composeMessage, type SecretEmailTemplate, siteOf } from '#platform/channels/email-template.ts';
import { Undeliverable } from '#platform/channels/messenger.ts';
import type { Services } from '#platform/services.ts';

/** Sends a notification with a secret and stores none of it. An undeliverable one is dropped without an error. */
export async function sendSecret<F>(
  { config, messenger }: Pick<Services, 'config' | 'messenger'>,
  id: string,
  template: SecretEmailTemplate<F>,
  facts: F,
  { channel, to, language }: { channel: Channel; to: string; language: Language },
) {
  const reader = { to, language, stop_path: undefined };
  try {
    await messenger.send(id, composeMessage(siteOf(config), template, facts, channel, reader));
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
  }
}
