import { canTurnOff, isChannelAllowed, usualChannels } from '@kirdaar/contract/rules/notifications';
import { dropQueued } from '#features/notifications/dispatch/queries.ts';
import { type Choice, deleteChoice, insertChoice } from '#features/notifications/preferences/queries.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Turns a kind of notification on or off for a channel. Only a choice that differs from the default is
 * stored.
 */
export async function chooseChannel({ db, now, config }: Services, choice: Choice, wanted: boolean) {
  const { account_id, kind, channel } = choice;
  if (!canTurnOff(kind, channel) && !wanted) {
    throw new AppError('security_notifications_required');
  }
  if (wanted && !(isChannelAllowed(kind, channel) && isChannelAvailable(config, channel)))
    throw new AppError('channel_unavailable');
  await db.transaction().execute(async (trx) => {
    if (wanted === usualChannels[kind].includes(channel)) await deleteChoice(trx, choice);
    else await insertChoice(trx, { ...choice, wanted, changed_at: now().toISOString() });
    if (!wanted) await dropQueued(trx, channel, { account_id, kind }, 'stopped by its reader', now());
  });
}
