import { type Insertable, sql, type Updateable } from 'kysely';
import type { Side } from '#features/conversations/side.ts';
import type { Database } from '#platform/database.ts';
import type { ConversationFile } from '#platform/database-types.generated.ts';

/** The files of somebody that are not sent and still may be. */
function selectUnsent(db: Database, accountId: string, now: Date) {
  return db
    .selectFrom('conversation_file')
    .where('account_id', '=', accountId)
    .where('message_id', 'is', null)
    .where('expires_at', '>', now.toISOString());
}

export async function countUnsent(db: Database, accountId: string, now: Date): Promise<number> {
  const { waiting } = await selectUnsent(db, accountId, now)
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

export function findUnsent(db: Database, accountId: string, id: string, now: Date) {
  return selectUnsent(db, accountId, now)
    .select(['id', 'kind', 'bytes', 'file'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertFile(db: Database, file: Insertable<ConversationFile>) {
  return db.insertInto('conversation_file').values(file).execute();
}

/** Says that a file is here, once. */
export function updateToArrived(db: Database, id: string, arrived: Updateable<ConversationFile>) {
  return db
    .updateTable('conversation_file')
    .set(arrived)
    .where('id', '=', id)
    .where('file', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/** Forgets a file that was not sent, and says what it was. */
export function deleteUnsent(db: Database, id: string) {
  return db
    .deleteFrom('conversation_file')
    .where('id', '=', id)
    .where('message_id', 'is', null)
    .returning(['file', 'poster'])
    .executeTakeFirst();
}

/** Forgets files whose time to be sent is over. */
export function deleteExpired(db: Database, now: Date) {
  return db
    .deleteFrom('conversation_file')
    .where('message_id', 'is', null)
    .where('expires_at', '<=', now.toISOString())
    .execute();
}

/** Has uploaded files of a side go with its message, in the order of their ids; returns those that do. */
export function updateToSent(
  db: Database,
  side: Side,
  { id, application_id }: { id: string; application_id: string },
  files: string[],
) {
  return db
    .updateTable('conversation_file')
    .set({
      message_id: id,
      position: sql<number>`array_position(${files}::uuid[], conversation_file.id) - 1`,
    })
    .where(sql<boolean>`conversation_file.id = any(${files}::uuid[])`)
    .where('application_id', '=', application_id)
    .where('account_id', '=', side.account_id)
    .where('message_id', 'is', null)
    .where('file', 'is not', null)
    .returning('id')
    .execute();
}
