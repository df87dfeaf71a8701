import { msg } from '@kirdaar/contract/messages';
import { channelsOfMessage } from '#features/messaging/messages/queries.ts';
import { notifyReaders, sendUnread } from '#features/messaging/messages/tasks.ts';
import { afterQuietHours } from '#features/notifications/dispatch/quiet-hours.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

/** Tells the talent at once by every channel they take, or after quiet hours if it is still unread then. */
export async function notifyUrgently(
  services: Services,
  { production_house_id, talent_id }: { production_house_id: string; talent_id: string },
  message_id: string,
) {
  const { db, queue } = services;
  await countUse(services, 'urgentMessagesToOne', `${production_house_id} ${talent_id}`);
  await countUse(services, 'urgentMessages', production_house_id);
  const morning = findMorning(services);
  await notifyReaders(services, message_id, morning ? 'at once' : 'urgent');
  if (morning) await queue.add(db, sendUnread, { message_id }, morning);
}

/** What the sender is told: the channels that were used, or that none is possible. */
export async function describeUrgent(services: Services, messageId: string) {
  if (findMorning(services)) return msg('urgent_message_waits');
  return msg('urgent_message_sent', { channels: await channelsOfMessage(services.db, messageId) });
}

function findMorning({ config, now }: Pick<Services, 'config' | 'now'>): Date | undefined {
  const soonest = config.QUIET_HOURS ? afterQuietHours(now()) : now();
  return soonest > now() ? soonest : undefined;
}
