import { type Insertable, sql, type Updateable } from 'kysely';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import type { Database } from '#platform/database/database.ts';
import type { ConversationFile } from '#platform/database/database-types.generated.ts';

function selectUnsent(db: Database, now: Date) {
  return db
    .selectFrom('conversation_file')
    .where('message_id', 'is', null)
    .where('expires_at', '>', now.toISOString());
}

export async function countUnsent(db: Database, accountId: string, now: Date): Promise<number> {
  const { waiting } = await selectUnsent(db, now)
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return waiting;
}

export function findUnsent(db: Database, id: string, now: Date) {
  return selectUnsent(db, now)
    .select(['id', 'account_id', 'kind', 'bytes'])
    .select((eb) => eb('file', 'is not', null).$castTo<boolean>().as('is_finished'))
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertFile(db: Database, file: Insertable<ConversationFile>) {
  return db.insertInto('conversation_file').values(file).execute();
}

/** Returns undefined if it was already complete. */
export function updateToArrived(db: Database, id: string, arrived: Updateable<ConversationFile>) {
  return db
    .updateTable('conversation_file')
    .set(arrived)
    .where('id', '=', id)
    .where('file', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/** Returns the names of its stored files. */
export function deleteUnsent(db: Database, id: string) {
  return db
    .deleteFrom('conversation_file')
    .where('id', '=', id)
    .where('message_id', 'is', null)
    .returning(['file', 'poster'])
    .executeTakeFirst();
}

export function deleteExpired(db: Database, now: Date) {
  return db
    .deleteFrom('conversation_file')
    .where('message_id', 'is', null)
    .where('expires_at', '<=', now.toISOString())
    .execute();
}

/** In the order of the ids; returns those attached. */
export function updateToSent(
  db: Database,
  participant: Participant,
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
    .where('account_id', '=', participant.account_id)
    .where('message_id', 'is', null)
    .where('file', 'is not', null)
    .returning('id')
    .execute();
}
