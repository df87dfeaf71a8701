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

type News = NonNullable<Awaited<ReturnType<typeof findNews>>>;

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

/** Who reads what the other side wrote: the talent, or those of the house who wrote before, or else its owners. */
export function listReaders(db: Database, { party, application_id, talent_id, production_house_id }: News) {
  const wrote = sql<boolean>`exists (
    select from conversation_message own where own.application_id = ${application_id} and own.account_id = account.id
  )`;
  const members = db
    .selectFrom('account')
    .select(['account.id', wrote.as('wrote'), sql<boolean>`bool_or(${wrote}) over ()`.as('some_wrote')])
    .where('production_house_id', '=', production_house_id)
    .where('removed_at', 'is', null)
    .where('verified_at', 'is not', null)
    .where(({ or, eb }) => or([wrote, eb('team_role', '=', 'owner')]));
  return party === 'house'
    ? db.selectFrom('account').select('id').where('id', '=', talent_id).execute()
    : db.selectFrom(members.as('member')).select('id').where(sql<boolean>`wrote or not some_wrote`).execute();
}

/** Marks as read what stands under somebody's bell about a conversation. */
export function updateNoticesToRead(db: Database, account_id: string, path: string, now: Date) {
  return db
    .updateTable('notice')
    .set({ read_at: now.toISOString() })
    .where('account_id', '=', account_id)
    .where('path', '=', path)
    .where('read_at', 'is', null)
    .execute();
}
