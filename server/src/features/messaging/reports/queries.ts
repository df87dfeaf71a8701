import type { Report } from '@kirdaar/contract/messaging/conversations';
import { sql } from 'kysely';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import type { Database } from '#platform/database/database.ts';

const MAX_SNAPSHOT_MESSAGES = 50;

/** The copy of a conversation that a report keeps. */
interface Snapshot {
  house: string | null;
  talent: string;
  messages: {
    id: string;
    party: Participant['party'];
    by: string | null;
    text: string;
    written_at: string;
    files: string[];
  }[];
}

/**
 * Stores a report with the latest messages; does nothing if the account has an open report on this
 * conversation.
 */
export function insertReport(
  db: Database,
  { party, account_id }: Participant,
  application_id: string,
  { reason, text, message_id }: Report,
  now: Date,
) {
  return db
    .insertInto('conversation_report')
    .values({
      application_id,
      message_id: message_id ?? null,
      party,
      account_id,
      reason,
      text,
      reported_at: now.toISOString(),
      snapshot: buildSnapshot(application_id),
    })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'account_id']).where('closed_at', 'is', null).doNothing(),
    )
    .execute();
}

function buildSnapshot(applicationId: string) {
  return sql<string>`(
    select jsonb_build_object(
      'house', production_house.company_name, 'talent', talent.name, 'messages', (
        select coalesce(jsonb_agg(to_jsonb(latest) - 'place' order by latest.place), '[]') from (
          select message.id, message.place, message.party, member_name(message.account_id) as by, message.text,
            message.written_at,
            array(
              select name from conversation_file where message_id = message.id order by position
            ) as files
          from conversation_message message where message.application_id = ${applicationId}
          order by message.place desc limit ${MAX_SNAPSHOT_MESSAGES}
        ) as latest
      )
    )
    from conversation
      join production_house on production_house.id = production_house_id
      join talent on talent.id = talent_id
    where conversation.application_id = ${applicationId}
  )`;
}

/** Returns the open reports for staff, oldest first. */
export function listOpenReports(db: Database) {
  return (
    db
      .selectFrom('conversation_report')
      .select(['id', 'party', 'reason', 'text', 'message_id', 'reported_at', 'application_id'])
      // Only `insertReport` writes this column.
      .select(sql<Snapshot>`snapshot`.as('snapshot'))
      .where('closed_at', 'is', null)
      .orderBy('reported_at')
      .orderBy('id')
      .execute()
  );
}

/** Closes a report. Returns undefined if it is closed already or does not exist. */
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
