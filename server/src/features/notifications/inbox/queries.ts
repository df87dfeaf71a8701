import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Returns notifications of an account, newest first: those before the given one, or the newest. */
export function listNotifications(db: Database, account_id: string, before: string | undefined, max: number) {
  const newest = db
    .selectFrom('notification')
    .select(['id', 'kind', 'title', 'text', 'path', 'created_at', 'read_at'])
    .where('account_id', '=', account_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max);
  return (before ? newest.where(place, '<', placeOf(account_id, before)) : newest).execute();
}

/** Returns the newest notification of an account and its unread count; undefined once the session has ended. */
export function findInboxState(db: Database, account_id: string, session_hash: Buffer, now: Date) {
  return db
    .selectFrom('session')
    .select([
      sql<string | null>`(
        select id from notification where account_id = ${account_id} order by created_at desc, id desc limit 1
      )`.as('newest'),
      sql<number>`(
        select count(*) from notification where account_id = ${account_id} and read_at is null
      )`.as('unread'),
    ])
    .where('token_hash', '=', session_hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Marks a notification as read, keeping the first read time. Returns undefined if the account has none such. */
export function updateToRead(db: Database, account_id: string, id: string, now: Date) {
  return db
    .updateTable('notification')
    .set({ read_at: sql<string>`coalesce(read_at, ${now.toISOString()})` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

/** Marks all unread notifications of an account, up to the given one, as read. */
export function updateAllToRead(db: Database, account_id: string, newest: string, now: Date) {
  return db
    .updateTable('notification')
    .set({ read_at: now.toISOString() })
    .where('account_id', '=', account_id)
    .where('read_at', 'is', null)
    .where(place, '<=', placeOf(account_id, newest))
    .execute();
}

const place = sql`(created_at, id)`;

function placeOf(account_id: string, id: string) {
  return sql`(select created_at, id from notification where account_id = ${account_id} and id = ${id})`;
}
