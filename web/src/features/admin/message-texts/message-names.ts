import type { MessagePart } from '@kirdaar/contract/rules/message-texts';
import type { Channel, NotificationKind } from '@kirdaar/contract/rules/notifications';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { fillIn } from '#paths.ts';

export const kindNames: Record<NotificationKind, string> = {
  account: 'Account and security',
  applications: 'Applications',
  views: 'Views',
  auditions: 'Auditions',
  invitations: 'Invitations and offers',
  conversations: 'Conversations',
  plans: 'Plans',
  alerts: 'Alerts',
};

export const channelNames: Record<Channel, string> = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  push: 'Browser',
};

export const partNames: Record<MessagePart, string> = {
  subject: 'Subject',
  paragraph: 'Paragraph',
  note: 'Small print',
  short: 'Short text for the inbox, WhatsApp and the browser',
};

export function messagePath(key: string): string {
  return fillIn(adminPaths.message, { key });
}
