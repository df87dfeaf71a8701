import type { Channel, Language } from '@kirdaar/contract/rules/messages';
import { composeMessage, type SecretLetter, siteOf } from '#platform/letter.ts';
import { Undeliverable } from '#platform/messenger.ts';
import type { Services } from '#platform/services.ts';

interface Reader {
  channel: Channel;
  to: string;
  language: Language;
}

/**
 * Sends a letter that brings a secret, of which nothing is kept. Where it can never arrive that is the end of it:
 * whoever waits for it asks again, with another address.
 */
export async function sendSecret<F>(
  { config, messenger }: Pick<Services, 'config' | 'messenger'>,
  id: string,
  letter: SecretLetter<F>,
  facts: F,
  { channel, to, language }: Reader,
) {
  const reader = { to, language, stop_path: undefined };
  try {
    await messenger.send(id, composeMessage(siteOf(config), letter, facts, channel, reader));
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
  }
}
