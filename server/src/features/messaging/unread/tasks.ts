import { notifyReaders } from '#features/messaging/unread/notify-readers.ts';
import { isStillUnread } from '#features/messaging/unread/queries.ts';
import type { Task } from '#platform/task.ts';

/** Notifies the recipient of a message that is still unread a while after it was written. */
export const sendUnread: Task<{ message_id: string }> = {
  name: 'send-unread-messages',
  run: async (services, { message_id }) => {
    if (await isStillUnread(services.db, message_id))
      await notifyReaders(services, message_id, 'when unread');
  },
};
