import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { logDelivery } from '#features/notifications/dispatch/log-delivery.ts';
import {
  deleteDeliveriesBefore,
  deleteNotificationsBefore,
  failDeliveriesBefore,
  findBouncedRecipient,
  findQueuedDelivery,
  insertNotification,
  updateQueuedDelivery,
  updateReason,
} from '#features/notifications/dispatch/queries.ts';
import { afterQuietHours } from '#features/notifications/dispatch/quiet-hours.ts';
import { deleteRepliesBefore } from '#features/notifications/whatsapp/queries.ts';
import { failureOf, Undeliverable } from '#platform/channels/messenger.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { A_DAY } from '#platform/queue/queue-task.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/**
 * Sends one delivery over its channel. It is dropped if it has expired, what it asks has ended, or the recipient
 * leaves. If it waits, a retry during quiet hours is made at their end.
 */
export const sendDelivery: Task<{ message_id: string; waits?: boolean }> = {
  name: 'send-delivery',
  retryPolicy: A_DAY,
  run: async (services, { message_id, waits = false }) => {
    const { db, now, messenger, queue } = services;
    const soonest = waits ? afterQuietHours(now()) : now();
    if (soonest > now()) return queue.add(db, sendDelivery, { message_id, waits }, soonest);
    const message = await findQueuedDelivery(db, message_id);
    if (!message) return;
    const { content, account_id, template, expires_at, is_outdated } = message;
    const isLate = expires_at !== null && now() >= new Date(expires_at);
    const outcome = isLate || is_outdated ? { state: 'dropped' as const } : await send();
    await updateQueuedDelivery(db, message_id, { reason: null, ...outcome, changed_at: now().toISOString() });
    logDelivery(services.log, { id: message_id, account_id, template, channel: content.channel, ...outcome });

    async function send() {
      try {
        return { state: 'sent' as const, provider_id: await messenger.send(message_id, content) };
      } catch (error) {
        if (!(error instanceof Undeliverable)) {
          await updateReason(db, message_id, failureOf(error, content));
          throw error;
        }
        await recordBouncedEmail(services, message_id);
        return { state: 'failed' as const, reason: error.message };
      }
    }
  },
};

/** For this many days, staff may retry a delivery that was not sent. */
const WAITING_DAYS = 30;
const MESSAGE_DAYS = 90;
const NOTICE_DAYS = 180;

/** Fails deliveries that were never sent, and deletes old deliveries, replies and inbox notifications. */
export const deleteOldNotifications: Task = {
  name: 'delete-old-notifications',
  schedule: '41 3 * * *',
  run: async ({ db, now }) => {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
    await failDeliveriesBefore(db, before(WAITING_DAYS), now());
    await deleteDeliveriesBefore(db, before(MESSAGE_DAYS));
    await deleteNotificationsBefore(db, before(NOTICE_DAYS));
    await deleteRepliesBefore(db, before(MESSAGE_DAYS));
  },
};

const words = serverWords('notificationEmails');

const pages: Record<AccountRole, string> = { talent: '/user/account', production: '/production/account' };

/** Adds an inbox notification, once per email address, that emails to the account's address are rejected. */
async function recordBouncedEmail({ db, now }: Services, message_id: string) {
  const reader = await findBouncedRecipient(db, message_id);
  if (!reader) return;
  const { id: account_id, email, role, language } = reader;
  await insertNotification(db, {
    account_id,
    kind: 'account',
    source: `email refused ${email}`,
    title: words[language].bounced_title,
    text: words[language].bounced(email),
    path: pages[role],
    created_at: now().toISOString(),
  });
}
