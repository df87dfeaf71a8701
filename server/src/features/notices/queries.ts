import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';

/** Notices of an account, newest first: those before one of them, or the newest. */
export function listNotices(db: Database, account_id: string, before: string | undefined, most: number) {
  const newest = db
    .selectFrom('notice')
    .select(['id', 'kind', 'title', 'text', 'path', 'created_at', 'read_at'])
    .where('account_id', '=', account_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  return (before ? newest.where(place, '<', placeOf(account_id, before)) : newest).execute();
}

/** The newest notice of an account and how many are unread; undefined once the session has ended. */
export function findNoticeState(db: Database, account_id: string, session_hash: Buffer, now: Date) {
  return db
    .selectFrom('session')
    .select([
      sql<string | null>`(
        select id from notice where account_id = ${account_id} order by created_at desc, id desc limit 1
      )`.as('newest'),
      sql<number>`(
        select count(*) from notice where account_id = ${account_id} and read_at is null
      )`.as('unread'),
    ])
    .where('token_hash', '=', session_hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Marks a notice of this account as read; undefined if there is none. The first time counts. */
export function updateToRead(db: Database, account_id: string, id: string, now: Date) {
  return db
    .updateTable('notice')
    .set({ read_at: sql<string>`coalesce(read_at, ${now.toISOString()})` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

/** Marks all unread notices of an account up to one of them as read. */
export function updateAllToRead(db: Database, account_id: string, newest: string, now: Date) {
  return db
    .updateTable('notice')
    .set({ read_at: now.toISOString() })
    .where('account_id', '=', account_id)
    .where('read_at', 'is', null)
    .where(place, '<=', placeOf(account_id, newest))
    .execute();
}

const place = sql`(created_at, id)`;

function placeOf(account_id: string, id: string) {
  return sql`(select created_at, id from notice where account_id = ${account_id} and id = ${id})`;
}
