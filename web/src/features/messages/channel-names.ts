import type { Channel } from '@kirdaar/contract/rules/messages';

/** The channels as people call them. */
export const channelNames: Record<Channel, string> = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  push: 'Browser',
};
