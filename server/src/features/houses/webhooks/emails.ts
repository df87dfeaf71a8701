import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('houseEmails');

const path = '/production/account/webhooks';

export const webhookPausedEmail: EmailTemplate<{ host: string }> = {
  name: 'webhook-paused',
  kind: 'account',
  sample: { host: 'hooks.lanternfilms.example' },
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].webhook_paused({ ...facts, page: `${address}${path}` }),
    path,
  })),
};
