/** What a production house is told when its webhook is paused. */

export interface WebhookPaused {
  host: string;
  page: string;
}

export const webhook_paused = ({ host, page }: WebhookPaused) => ({
  subject: 'Your webhook is paused',
  paragraphs: [
    `We could not deliver events to ${host}, so we stopped sending them.`,
    `When it works again, resume the webhook and send what it missed: ${page}`,
  ],
  note: 'Events can be sent again for 30 days.',
  short: `We could not deliver events to ${host}. Your webhook is paused.`,
});
