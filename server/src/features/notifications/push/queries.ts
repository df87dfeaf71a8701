import type { PushKeys } from '#platform/channels/push-encryption.ts';
import type { Database } from '#platform/database/database.ts';

export async function isSubscribed(db: Database, session_hash: Buffer) {
  const found = await db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .select('push_subscription.id')
    .where('session.token_hash', '=', session_hash)
    .executeTakeFirst();
  return found !== undefined;
}

export function findDevice(db: Database, id: string) {
  return db
    .selectFrom('push_subscription')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Removes any account's subscription to an endpoint: a browser shows messages of the account logged in on it. */
export function deleteEndpoint(db: Database, endpoint: string) {
  return db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute();
}

export function deleteSubscription(db: Database, session_hash: Buffer) {
  const session = db.selectFrom('session').select('id').where('token_hash', '=', session_hash);
  return db.deleteFrom('push_subscription').where('session_id', 'in', session).execute();
}

export function deleteDevice(db: Database, id: string) {
  return db.deleteFrom('push_subscription').where('id', '=', id).execute();
}

/** Stores a push subscription; does nothing if the session has ended meanwhile. */
export function insertSubscription(
  db: Database,
  session_hash: Buffer,
  device: PushKeys & { endpoint: string; created_at: string },
) {
  return db
    .insertInto('push_subscription')
    .columns(['session_id', 'account_id', 'endpoint', 'p256dh', 'auth', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('session')
        .select((row) => [
          'id',
          'account_id',
          row.val(device.endpoint).as('endpoint'),
          row.val(device.p256dh).as('p256dh'),
          row.val(device.auth).as('auth'),
          row.cast<string>(row.val(device.created_at), 'timestamptz').as('created_at'),
        ])
        .where('token_hash', '=', session_hash),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
