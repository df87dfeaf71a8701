import type { Browser } from '@kirdaar/contract/notifications/push';
import {
  deleteEndpoint,
  deleteSubscription,
  insertSubscription,
} from '#features/notifications/push/queries.ts';
import { isPushKey } from '#platform/channels/push-encryption.ts';
import { isPushEndpoint } from '#platform/channels/push-endpoint.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Subscribes the session's browser to push messages, replacing any earlier subscription of that browser. */
export async function subscribeBrowser(
  { db, now, config }: Services,
  { session_hash }: Actor,
  { endpoint, keys }: Browser,
) {
  if (!isPushEndpoint(endpoint, config.PUSH_HOSTS) || !isPushKey(keys.p256dh)) {
    throw new AppError('push_not_supported');
  }
  await db.transaction().execute(async (trx) => {
    await deleteEndpoint(trx, endpoint);
    await deleteSubscription(trx, session_hash);
    await insertSubscription(trx, session_hash, { endpoint, ...keys, created_at: now().toISOString() });
  });
}
