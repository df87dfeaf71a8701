import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import type { Database } from '#platform/database/database.ts';

/** Selects the files of a message in their order. */
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
      sql<Participant['party']>`message.party`.as('party'),
      sql<string | null>`case when message.party = 'house' then member_name(message.account_id) end`.as('by'),
      filesOf(db).as('files'),
    ]);
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** Returns the latest messages before a position, latest first. */
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

/** Returns a message that this participant's account wrote in this conversation. */
export function findOwnMessage(db: Database, participant: Participant, applicationId: string, id: string) {
  return selectMessages(db)
    .where('message.id', '=', id)
    .where('message.application_id', '=', applicationId)
    .where('message.account_id', '=', participant.account_id)
    .executeTakeFirst();
}

export interface NewMessage {
  id: string;
  application_id: string;
  text: string;
  written_at: string;
}

/** Stores a message and returns its position. Returns undefined if the message exists already. */
export function insertMessage(db: Database, { party, account_id }: Participant, message: NewMessage) {
  return (
    db
      .insertInto('conversation_message')
      // The database assigns the position.
      .values({ ...message, party, account_id, place: 0 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('place')
      .executeTakeFirst()
  );
}

export async function isMessageOf(db: Database, applicationId: string, id: string): Promise<boolean> {
  const message = await db
    .selectFrom('conversation_message')
    .select('id')
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return message !== undefined;
}
