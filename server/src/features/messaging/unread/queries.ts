import { sql } from 'kysely';
import { applicant } from '#features/applications/received/queries.ts';
import { verifiedName } from '#features/houses/company-profile/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import type { Database } from '#platform/database/database.ts';

// How far the recipient of a message has read.
const readByRecipient = sql<number>`(
  case message.party when 'house' then read_by_talent else read_by_house end
)`;

/** Selects a message if its recipient has not read it. */
function selectUnread(db: Database, id: string) {
  return db
    .selectFrom('conversation_message as message')
    .innerJoin('conversation', 'conversation.application_id', 'message.application_id')
    .select('message.id')
    .where('message.id', '=', id)
    .where(sql<boolean>`message.place > ${readByRecipient}`);
}

/** Whether a message is the first that its recipient has not read. */
export async function isFirstUnread(db: Database, id: string): Promise<boolean> {
  const first = await selectUnread(db, id)
    .where(
      sql<boolean>`not exists (
        select from conversation_message earlier
        where earlier.application_id = message.application_id and earlier.party = message.party
          and earlier.place < message.place and earlier.place > ${readByRecipient}
      )`,
    )
    .executeTakeFirst();
  return first !== undefined;
}

/** Whether a message is unread and neither participant has blocked the other. */
export async function isStillUnread(db: Database, id: string): Promise<boolean> {
  const unread = await selectUnread(db, id)
    .where(
      sql<boolean>`not exists (
        select from conversation_block block where block.talent_id = conversation.talent_id
          and block.production_house_id = conversation.production_house_id
      )`,
    )
    .executeTakeFirst();
  return unread !== undefined;
}

/** Returns what a message's notification needs: recipient, sender and casting call. */
export function findUnreadConversation(db: Database, id: string, now: Date) {
  return db
    .selectFrom('conversation_message as message')
    .innerJoin('application', 'application.id', 'message.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .select([
      'message.application_id',
      'application.talent_id',
      'job.production_house_id',
      jobTitle.as('title'),
      sql<Participant['party']>`message.party`.as('party'),
      sql<
        string | null
      >`case message.party when 'house' then company_name else ${applicant(now)} ->> 'name' end`.as('writer'),
      sql<
        string | null
      >`case message.party when 'house' then ${verifiedName} else ${applicant(now)} ->> 'name' end`.as(
        'subject_name',
      ),
    ])
    .where('message.id', '=', id)
    .where((eb) => eb.or([eb('message.party', '=', 'house'), eb('application.hidden_at', 'is', null)]))
    .executeTakeFirst();
}

/** Returns the accounts of the house members who wrote in a conversation. */
export async function listWriters(db: Database, applicationId: string): Promise<string[]> {
  const messages = await db
    .selectFrom('conversation_message')
    .select('account_id')
    .distinct()
    .where('application_id', '=', applicationId)
    .where('party', '=', 'house')
    .execute();
  return messages.flatMap(({ account_id }) => account_id ?? []);
}

/**
 * Marks inbox notifications about a conversation as read; for a house, one reading member marks them for all.
 */
export function markNotificationsRead(db: Database, participant: Participant, path: string, now: Date) {
  return db
    .updateTable('notification')
    .set({ read_at: now.toISOString() })
    .where('account_id', 'in', (eb) => {
      const accounts = eb.selectFrom('account').select('account.id');
      return participant.party === 'house'
        ? accounts.where('production_house_id', '=', participant.production_house_id)
        : accounts.where('account.id', '=', participant.account_id);
    })
    .where('path', '=', path)
    .where('read_at', 'is', null)
    .execute();
}
