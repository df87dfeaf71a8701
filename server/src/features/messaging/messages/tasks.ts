import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { listGuardiansFirst } from '#features/accounts/guardian-decisions/queries.ts';
import { deleteExpired } from '#features/messaging/attachments/queries.ts';
import { conversationPath } from '#features/messaging/conversations/participant.ts';
import { conversationEmail } from '#features/messaging/messages/emails.ts';
import {
  findUnreadConversation,
  isStillUnread,
  listWriters,
  sourceOfMessage,
} from '#features/messaging/messages/queries.ts';
import { deleteReportsClosedBefore } from '#features/messaging/reports/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

export const sendUnread: Task<{ message_id: string }> = {
  name: 'send-unread-messages',
  run: async (services, { message_id }) => {
    if (await isStillUnread(services.db, message_id))
      await notifyReaders(services, message_id, 'when unread');
  },
};

const channels = {
  'at once': ['bell', 'push'],
  'when unread': ['email', 'whatsapp', 'sms'],
  urgent: undefined,
} as const;

/** At once in the inbox and by push, later or urgently on the other channels. Only members who wrote are notified. */
export async function notifyReaders(services: Services, messageId: string, when: keyof typeof channels) {
  const { db, now } = services;
  const message = await findUnreadConversation(db, messageId, now());
  if (!message) return;
  const { application_id, party, title, talent_id, production_house_id } = message;
  const path = conversationPath(party === 'house' ? 'talent' : 'house', application_id);
  const notification = {
    source: sourceOfMessage(messageId),
    template: conversationEmail,
    facts: { name: message.writer, subject_name: message.subject_name, title, path },
    ...(channels[when] && { by: channels[when] }),
  };
  if (party === 'house') {
    const subject = { kind: 'conversation', subject_id: application_id } as const;
    const first = await listGuardiansFirst(db, talent_id, subject, now());
    // A guardian lets the child see the conversation first.
    for (const guardian of first)
      await notify(services, { ...notification, account_id: talent_id, guardian, by: [] });
    if (first.length === 0) await notify(services, { ...notification, account_id: talent_id });
  } else
    await notifyHouse(services, production_house_id, notification, await listWriters(db, application_id));
}

const YEAR_MS = 365 * DAY_MS;

/** A later complaint may need an earlier one. */
export const deleteOldReports: Task = {
  name: 'delete-reports',
  schedule: '52 3 * * *',
  run: async ({ db, now }) => {
    await deleteReportsClosedBefore(db, new Date(now().getTime() - YEAR_MS));
  },
};

/** The cleanup of unreferenced files removes them from storage. */
export const deleteUnsentAttachments: Task = {
  name: 'delete-unsent-attachments',
  schedule: '20 * * * *',
  run: async ({ db, now }) => {
    await deleteExpired(db, now());
  },
};
