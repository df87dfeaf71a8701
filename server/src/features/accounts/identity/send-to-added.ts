import type { Language } from '@kirdaar/contract/rules/languages';
import { derivedTokenOf } from '#features/accounts/identity/derived-token.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import type { SecretEmailTemplate } from '#platform/channels/email-template.ts';
import type { Services } from '#platform/services.ts';

interface Added {
  id: string;
  email: string | null;
  mobile: string | null;
  token_hash: Buffer;
  language: Language;
}

/**
 * Writes to a person without an account whom a house added, by email or else by text message. `factsWith` gets the token
 * of the person's link. Returns false if there is no way to reach them.
 */
export async function sendToAdded<F>(
  services: Services,
  id: string,
  template: SecretEmailTemplate<F>,
  { email, mobile, language, ...person }: Added,
  factsWith: (token: string) => F,
): Promise<boolean> {
  const { config, secrets } = services;
  const token = derivedTokenOf(secrets.links, 'added', { seed: person.id, token_hash: person.token_hash });
  const to = email ?? (isChannelAvailable(config, 'sms') ? mobile : null);
  if (!to || !token) return false;
  const channel = email ? 'email' : 'sms';
  await sendSecret(services, id, template, factsWith(token), { channel, to, language });
  return true;
}
