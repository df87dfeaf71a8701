import { sql } from 'kysely';
import { applicant } from '#features/applications/queries.ts';
import type { Side } from '#features/conversations/side.ts';
import { jobTitle } from '#features/jobs/queries.ts';
import type { Database } from '#platform/database.ts';

/** Whether a message is the first that its reader has not read. */
export async function isFirstUnread(db: Database, id: string): Promise<boolean> {
  const before = await db
    .selectFrom('conversation_message as message')
    .innerJoin('conversation', 'conversation.application_id', 'message.application_id')
    .select('message.id')
    .where('message.id', '=', id)
    .where(
      sql<boolean>`exists (
        select from conversation_message earlier
        where earlier.application_id = message.application_id and earlier.party = message.party
          and earlier.place < message.place and earlier.place > ${readByOther}
      )`,
    )
    .executeTakeFirst();
  return before === undefined;
}

// Of a message: how far the other side has read.
const readByOther = sql<number>`(case message.party when 'house' then read_by_talent else read_by_house end)`;

/** Whether a message waits for a reader who takes messages of its writer. */
export async function isStillUnread(db: Database, id: string): Promise<boolean> {
  const unread = await db
    .selectFrom('conversation_message as message')
    .innerJoin('conversation', 'conversation.application_id', 'message.application_id')
    .select('message.id')
    .where('message.id', '=', id)
    .where(sql<boolean>`message.place > ${readByOther}`)
    .where(
      sql<boolean>`not exists (
        select from conversation_block block where block.talent_id = conversation.talent_id
          and block.production_house_id = conversation.production_house_id
      )`,
    )
    .executeTakeFirst();
  return unread !== undefined;
}

/** What is told of a message to whoever it is for. */
export function findNews(db: Database, id: string, now: Date) {
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
      sql<Side['party']>`message.party`.as('party'),
      sql<
        string | null
      >`case message.party when 'house' then company_name else ${applicant(now)} ->> 'name' end`.as('writer'),
    ])
    .where('message.id', '=', id)
    .executeTakeFirst();
}

/** Who of the house wrote in a conversation. */
export async function listWriters(db: Database, applicationId: string): Promise<string[]> {
  const wrote = await db
    .selectFrom('conversation_message')
    .select('account_id')
    .distinct()
    .where('application_id', '=', applicationId)
    .where('party', '=', 'house')
    .execute();
  return wrote.flatMap(({ account_id }) => account_id ?? []);
}

/** Marks as read what stands under the bells of a side about a conversation: of a house, one reads for all. */
export function updateNoticesToRead(db: Database, side: Side, path: string, now: Date) {
  return db
    .updateTable('notice')
    .set({ read_at: now.toISOString() })
    .where('account_id', 'in', (eb) => {
      const accounts = eb.selectFrom('account').select('account.id');
      return side.party === 'house'
        ? accounts.where('production_house_id', '=', side.production_house_id)
        : accounts.where('account.id', '=', side.account_id);
    })
    .where('path', '=', path)
    .where('read_at', 'is', null)
    .execute();
}
