import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('houseEmails');

export const webhookPausedEmail: EmailTemplate<{ host: string }> = {
  name: 'webhook-paused',
  kind: 'account',
  sample: { host: 'hooks.lanternfilms.example' },
  write: leadingTo('/production/account/webhooks', (language) => words[language].webhook_paused),
};
