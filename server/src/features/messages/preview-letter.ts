import { type Channel, type Language, maySilence } from '@kirdaar/contract/rules/messages';
import { smsPartsOf } from '#features/messages/sms-parts.ts';
import type { Config } from '#platform/config.ts';
import { type AnyLetter, composeMessage, siteOf } from '#platform/letter.ts';
import { Refusal } from '#platform/refusal.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A letter as it would go over a channel, made of its sample; the first one, unless one is named. */
export function previewLetter(
  config: Config,
  letters: AnyLetter[],
  {
    letter: sought,
    language,
    channel,
  }: { letter?: string | undefined; language: Language; channel: Channel },
) {
  const letter = sought ? letters.find(({ name }) => name === sought) : letters[0];
  if (!letter) throw new Refusal(404, 'There is no such letter.');
  const { name, kind, sample, secret } = letter;
  const isStoppable = !secret && maySilence(kind, channel);
  const stop_path = isStoppable ? `/stop/${NOBODY}/${kind}/${channel}` : undefined;
  const reader = { to: 'asha@kirdaar.example', language, stop_path };
  const { subject, text, html } = composeMessage(siteOf(config), letter, sample, channel, reader);
  const sms_parts = channel === 'sms' ? smsPartsOf(text) : null;
  return { letter: name, kind, language, channel, subject, text, html, sms_parts };
}
