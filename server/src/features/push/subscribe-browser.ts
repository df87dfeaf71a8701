import type { Browser } from '@kirdaar/contract/push';
import { deleteEndpoint, deleteSubscription, insertSubscription } from '#features/push/queries.ts';
import type { Actor } from '#platform/actor.ts';
import { isPushKey } from '#platform/push-encryption.ts';
import { isPushEndpoint } from '#platform/push-endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Lets messages come to the browser of a login, in place of whoever was logged in on it before. */
export async function subscribeBrowser(
  { db, now, config }: Services,
  { session_hash }: Actor,
  { endpoint, keys }: Browser,
) {
  if (!isPushEndpoint(endpoint, config.PUSH_HOSTS) || !isPushKey(keys.p256dh)) {
    throw new Refusal(400, 'Messages cannot be sent to this browser.');
  }
  await db.transaction().execute(async (trx) => {
    await deleteEndpoint(trx, endpoint);
    await deleteSubscription(trx, session_hash);
    await insertSubscription(trx, session_hash, { endpoint, ...keys, created_at: now().toISOString() });
  });
}
