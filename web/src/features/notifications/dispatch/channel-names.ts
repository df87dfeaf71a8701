import type { Channel } from '@kirdaar/contract/rules/notifications';

/** Display names of the channels. */
export const channelNames: Record<Channel, string> = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  push: 'Browser',
};
