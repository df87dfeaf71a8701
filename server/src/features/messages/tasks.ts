import {
  deleteMessagesBefore,
  deleteNoticesBefore,
  failMessagesBefore,
  findQueuedMessage,
  updateQueuedMessage,
} from '#features/messages/queries.ts';
import { afterQuietHours } from '#features/messages/quiet-hours.ts';
import { noteRefusedEmail } from '#features/messages/refused-email.ts';
import { deleteRepliesBefore } from '#features/whatsapp/queries.ts';
import { Undeliverable } from '#platform/messenger.ts';
import { A_DAY, type Task } from '#platform/queue.ts';

interface Sending {
  message_id: string;
  /** Whether it may not leave in quiet hours. */
  waits?: boolean;
}

/**
 * Sends one message over its channel. One that comes too late, or to whoever left a team, is dropped; one whose
 * channel did not answer until quiet hours began waits for their end.
 */
export const sendMessage: Task<Sending> = {
  name: 'send-message',
  patience: A_DAY,
  run: async (services, { message_id, waits = false }) => {
    const { db, now, messenger, queue } = services;
    const soonest = waits ? afterQuietHours(now()) : now();
    if (soonest > now()) return queue.add(db, sendMessage, { message_id, waits }, soonest);
    const message = await findQueuedMessage(db, message_id);
    if (!message) return;
    const { content, expires_at, reader_left } = message;
    const isLate = expires_at !== null && now() >= new Date(expires_at);
    const outcome = isLate || reader_left ? { state: 'dropped' as const } : await send();
    await updateQueuedMessage(db, message_id, { ...outcome, changed_at: now().toISOString() });

    async function send() {
      try {
        return { state: 'sent' as const, provider_id: await messenger.send(message_id, content) };
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error;
        await noteRefusedEmail(services, message_id);
        return { state: 'failed' as const, reason: error.message };
      }
    }
  },
};

const DAY_MS = 86_400_000;
/** For so long staff may have a message tried again that did not leave. */
const WAITING_DAYS = 30;
const MESSAGE_DAYS = 90;
const NOTICE_DAYS = 180;

/** Gives up messages that never left, and forgets which were sent and answered, and notices, a while after. */
export const forgetMessages: Task = {
  name: 'forget-messages',
  schedule: '41 3 * * *',
  run: async ({ db, now }) => {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
    await failMessagesBefore(db, before(WAITING_DAYS), now());
    await deleteMessagesBefore(db, before(MESSAGE_DAYS));
    await deleteNoticesBefore(db, before(NOTICE_DAYS));
    await deleteRepliesBefore(db, before(MESSAGE_DAYS));
  },
};
