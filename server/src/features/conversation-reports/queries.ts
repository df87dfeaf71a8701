import type { Report } from '@kirdaar/contract/conversations';
import { sql } from 'kysely';
import type { Side } from '#features/conversations/side.ts';
import type { Database } from '#platform/database.ts';

const KEPT_MOST = 50;

/** What a report keeps of its conversation. */
interface Snapshot {
  house: string | null;
  talent: string;
  messages: {
    id: string;
    party: Side['party'];
    by: string | null;
    text: string;
    written_at: string;
    files: string[];
  }[];
}

/** Stores a report with the last messages; whoever has an open one of this conversation makes no other. */
export function insertReport(
  db: Database,
  { party, account_id }: Side,
  application_id: string,
  { reason, words, message_id }: Report,
  now: Date,
) {
  return db
    .insertInto('conversation_report')
    .values({
      ...{
        application_id,
        message_id: message_id ?? null,
        party,
        account_id,
        reason,
        words,
        reported_at: now.toISOString(),
      },
      snapshot: snapshotOf(application_id),
    })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'account_id']).where('closed_at', 'is', null).doNothing(),
    )
    .execute();
}

function snapshotOf(applicationId: string) {
  return sql<string>`(
    select jsonb_build_object(
      'house', production_house.company_name, 'talent', talent.name, 'messages', (
        select coalesce(jsonb_agg(to_jsonb(kept) - 'place' order by kept.place), '[]') from (
          select message.id, message.place, message.party, member_name(message.account_id) as by, message.text,
            message.written_at,
            array(
              select name from conversation_file where message_id = message.id order by position
            ) as files
          from conversation_message message where message.application_id = ${applicationId}
          order by message.place desc limit ${KEPT_MOST}
        ) as kept
      )
    )
    from conversation
      join production_house on production_house.id = production_house_id
      join talent on talent.id = talent_id
    where conversation.application_id = ${applicationId}
  )`;
}

/** What waits for staff, the oldest first. */
export function listOpenReports(db: Database) {
  return (
    db
      .selectFrom('conversation_report')
      .select(['id', 'party', 'reason', 'words', 'message_id', 'reported_at', 'application_id'])
      // Only `insertReport` writes it.
      .select(sql<Snapshot>`snapshot`.as('snapshot'))
      .where('closed_at', 'is', null)
      .orderBy('reported_at')
      .orderBy('id')
      .execute()
  );
}

/** Closes a report; undefined when it is closed or not there. */
export function updateToClosed(db: Database, id: string, now: Date) {
  return db
    .updateTable('conversation_report')
    .set({ closed_at: sql<string>`greatest(reported_at, ${now.toISOString()})` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

export function findReport(db: Database, id: string) {
  return db.selectFrom('conversation_report').select('closed_at').where('id', '=', id).executeTakeFirst();
}

export function deleteReportsClosedBefore(db: Database, instant: Date) {
  return db.deleteFrom('conversation_report').where('closed_at', '<', instant.toISOString()).execute();
}
