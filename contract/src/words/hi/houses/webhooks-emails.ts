import type { WebhookPaused } from '#words/en/houses/webhooks-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/houses/webhooks-emails.ts'),
  typeof import('#words/hi/houses/webhooks-emails.ts')
>;

export const webhook_paused = ({ host, page }: WebhookPaused) => ({
  subject: 'आपका वेबहुक रोक दिया गया है',
  paragraphs: [
    `हम ${host} तक इवेंट नहीं पहुँचा सके, इसलिए उन्हें भेजना रोक दिया है।`,
    `ठीक होने पर वेबहुक फिर से शुरू करें और छूटे हुए इवेंट भेजें: ${page}`,
  ],
  note: 'इवेंट 30 दिन तक फिर से भेजे जा सकते हैं।',
  short: `हम ${host} तक इवेंट नहीं पहुँचा सके। आपका वेबहुक रोक दिया गया है।`,
});
