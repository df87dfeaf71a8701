import { isStillUnread } from '#features/conversation-news/queries.ts';
import { tellReaders } from '#features/conversation-news/tell-readers.ts';
import type { Task } from '#platform/queue.ts';

/** Writes to whoever has not read a message, a while after it was written. */
export const sendUnread: Task<{ message_id: string }> = {
  name: 'send-unread',
  run: async (services, { message_id }) => {
    if (await isStillUnread(services.db, message_id)) await tellReaders(services, message_id, 'when unread');
  },
};
