import type { EmailTemplate } from '#platform/channels/email-template.ts';

const path = '/production/account/webhooks';

/** Tells a house that its address no longer gets events, and how to change that. */
export const webhookPausedEmail: EmailTemplate<{ host: string }> = {
  name: 'webhook-paused',
  kind: 'account',
  sample: { host: 'hooks.lanternfilms.example' },
  write: {
    en: ({ host }, { address }) => ({
      subject: 'Your webhook is paused',
      paragraphs: [
        `We could not deliver events to ${host}, so we stopped sending them.`,
        `When it works again, resume the webhook and send what it missed: ${address}${path}`,
      ],
      note: 'Events can be sent again for 30 days.',
      short: `We could not deliver events to ${host}. Your webhook is paused.`,
      path,
    }),
    hi: ({ host }, { address }) => ({
      subject: 'आपका वेबहुक रोक दिया गया है',
      paragraphs: [
        `हम ${host} तक सूचनाएँ नहीं पहुँचा सके, इसलिए उन्हें भेजना रोक दिया है।`,
        `ठीक होने पर वेबहुक फिर से चालू करें और छूटी हुई सूचनाएँ भेजें: ${address}${path}`,
      ],
      note: 'सूचनाएँ 30 दिन तक फिर से भेजी जा सकती हैं।',
      short: `हम ${host} तक सूचनाएँ नहीं पहुँचा सके। आपका वेबहुक रोक दिया गया है।`,
      path,
    }),
  },
};
