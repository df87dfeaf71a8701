import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Side } from '#features/conversations/side.ts';
import type { Database } from '#platform/database.ts';

/** Files that went with a message, in their order. */
function filesOf(db: Database) {
  return jsonArrayFrom(
    db
      .selectFrom('conversation_file')
      .select(['conversation_file.id', 'kind', 'name', 'state', 'bytes', 'poster'])
      .select(sql<string>`file`.as('file'))
      .where('message_id', '=', sql<string>`message.id`)
      .orderBy('position'),
  );
}

function selectMessages(db: Database) {
  return db
    .selectFrom('conversation_message as message')
    .select([
      'message.id',
      'message.place',
      'message.text',
      'message.written_at',
      sql<Side['party']>`message.party`.as('party'),
      sql<string | null>`case when message.party = 'house' then member_name(message.account_id) end`.as('by'),
      filesOf(db).as('files'),
    ]);
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** The last messages before a place, the last first. */
export function listMessages(
  db: Database,
  applicationId: string,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  return selectMessages(db)
    .where('message.application_id', '=', applicationId)
    .$if(before !== undefined, (some) => some.where('message.place', '<', before ?? 0))
    .orderBy('message.place', 'desc')
    .limit(limit)
    .execute();
}

/** A message that this side wrote in this conversation. */
export function findOwnMessage(db: Database, side: Side, applicationId: string, id: string) {
  return selectMessages(db)
    .where('message.id', '=', id)
    .where('message.application_id', '=', applicationId)
    .where('message.account_id', '=', side.account_id)
    .executeTakeFirst();
}

export interface NewMessage {
  id: string;
  application_id: string;
  text: string;
  written_at: string;
}

/** Stores a message and returns its place; undefined for one that is there. */
export function insertMessage(db: Database, { party, account_id }: Side, message: NewMessage) {
  return (
    db
      .insertInto('conversation_message')
      // The database counts the places.
      .values({ ...message, party, account_id, place: 0 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('place')
      .executeTakeFirst()
  );
}

/** Whether a message is of this conversation. */
export async function isMessageOf(db: Database, applicationId: string, id: string): Promise<boolean> {
  const message = await db
    .selectFrom('conversation_message')
    .select('id')
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return message !== undefined;
}
