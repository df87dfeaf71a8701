import type { ConversationCursor } from '@kirdaar/contract/conversations';
import type { ConversationBar } from '@kirdaar/contract/rules/conversations';
import { sql } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { applicant, isWithheld, selectReceived } from '#features/applications/queries.ts';
import type { Side } from '#features/conversations/side.ts';
import { jobTitle } from '#features/jobs/queries.ts';
import { isChild } from '#features/talent/queries.ts';
import type { Database } from '#platform/database.ts';
import { exactInstantText, instantText } from '#platform/instant-text.ts';

/** The applications of a side: those that a talent sent, or those that a house may see. */
function selectOwn(db: Database, side: Side, now: Date) {
  if (side.party === 'house') return selectReceived(db, side.production_house_id, now);
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .where('application.talent_id', '=', side.account_id);
}

interface Other {
  id: string;
  name: string | null;
  image_url: string | null;
}

/** Whom a side writes with. */
function other(side: Side, now: Date) {
  const house = jsonBuildObject({
    id: sql.ref<string>('production_house.id'),
    name: sql.ref<string | null>('production_house.company_name'),
    image_url: sql.ref<string | null>('production_house.profile_photo'),
  });
  return sql<Other>`${side.party === 'house' ? applicant(now) : house}`;
}

const job = jsonBuildObject({ id: sql.ref<string>('job.id'), title: jobTitle });

/** The columns of a conversation that are of one side, by whose they are. */
function columnsOf({ party }: Pick<Side, 'party'>) {
  return party === 'house'
    ? ({
        read: 'conversation.read_by_house',
        last: 'conversation.last_of_house',
        lastOfOther: 'conversation.last_of_talent',
        seen: 'conversation.read_by_talent',
        seenAt: 'conversation.talent_read_at',
      } as const)
    : ({
        read: 'conversation.read_by_talent',
        last: 'conversation.last_of_talent',
        lastOfOther: 'conversation.last_of_house',
        seen: 'conversation.read_by_house',
        seenAt: 'conversation.house_read_at',
      } as const);
}

interface Page {
  after?: ConversationCursor | undefined;
  limit: number;
}

/** The conversations of a side, the last written in first. */
export function listConversations(db: Database, side: Side, { after, limit }: Page, now: Date) {
  const { read } = columnsOf(side);
  return selectOwn(db, side, now)
    .innerJoin('conversation', 'conversation.application_id', 'application.id')
    .select((eb) => [
      'application.id as application_id',
      other(side, now).as('other'),
      job.as('job'),
      jsonObjectFrom(
        eb
          .selectFrom('conversation_message as message')
          .select([
            sql<Side['party']>`message.party`.as('party'),
            'message.text',
            sql<string | null>`case when message.party = 'house' then member_name(message.account_id) end`.as(
              'by',
            ),
            instantText(sql.ref('message.written_at')).as('written_at'),
            sql<number>`(select count(*) from conversation_file where message_id = message.id)`.as('files'),
          ])
          .whereRef('message.application_id', '=', 'application.id')
          .orderBy('message.place', 'desc')
          .limit(1),
      ).as('last'),
      sql<number>`(
        select count(*) from conversation_message message
        where message.application_id = application.id and message.party <> ${side.party}
          and message.place > ${sql.ref(read)}
      )`.as('unread'),
      exactInstantText(sql.ref('conversation.written_at')).as('written_exactly'),
    ])
    .where(ofSide(side))
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<boolean>`(conversation.written_at, conversation.application_id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy('conversation.written_at', 'desc')
    .orderBy('conversation.application_id', 'desc')
    .limit(limit)
    .execute();
}

/** The same as the application's, told once more for the indexes of conversations. */
function ofSide(side: Side) {
  return side.party === 'house'
    ? sql<boolean>`conversation.production_house_id = ${side.production_house_id}`
    : sql<boolean>`conversation.talent_id = ${side.account_id}`;
}

/** In how many conversations of a side something is unread. */
export async function countUnread(db: Database, side: Side, now: Date): Promise<number> {
  const { read, lastOfOther } = columnsOf(side);
  const { unread } = await selectOwn(db, side, now)
    .innerJoin('conversation', 'conversation.application_id', 'application.id')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where(ofSide(side))
    .whereRef(lastOfOther, '>', read)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Grows with all that a side writes or is written, and with each reading; undefined once the session has ended. */
export function findStamp(db: Database, side: Side, session_hash: Buffer, now: Date) {
  return db
    .selectFrom('session')
    .leftJoin('conversation', (join) => join.on(ofSide(side)))
    .select(
      sql<number>`coalesce(sum(last_of_house + last_of_talent + read_by_house + read_by_talent), 0)::integer`.as(
        'stamp',
      ),
    )
    .where('token_hash', '=', session_hash)
    .where('expires_at', '>', now.toISOString())
    .groupBy('token_hash')
    .executeTakeFirst();
}

/** A conversation; of a house also one that has not begun. */
export function findConversation(db: Database, side: Side, applicationId: string, now: Date) {
  const { read, seen, seenAt } = columnsOf(side);
  return selectOwn(db, side, now)
    .leftJoin('conversation', 'conversation.application_id', 'application.id')
    .select([
      'application.id as application_id',
      'talent.id as talent_id',
      'production_house.id as production_house_id',
      other(side, now).as('other'),
      job.as('job'),
      isChild(now).as('is_child'),
      isWithheld.as('withheld'),
      sql<ConversationBar | null>`conversation_bar(application.id, ${side.party}, ${now.toISOString()})`.as(
        'bar',
      ),
      sql<number>`coalesce(greatest(last_of_house, last_of_talent), 0)`.as('last'),
      sql<number>`coalesce(${sql.ref(read)}, 0)`.as('read'),
      sql<number>`coalesce(${sql.ref(seen)}, 0)`.as('seen'),
      `${seenAt} as seen_at` as const,
    ])
    .where('application.id', '=', applicationId)
    .$if(side.party === 'talent', (begun) => begun.where('conversation.application_id', 'is not', null))
    .executeTakeFirst();
}

/** Notes how far a side has read; it never goes back. */
export function updateRead(db: Database, side: Side, applicationId: string, place: number, now: Date) {
  const { read, lastOfOther } = columnsOf(side);
  const reached = sql<number>`least(${place}::integer, ${sql.ref(lastOfOther)})`;
  const at = now.toISOString();
  return db
    .updateTable('conversation')
    .set(
      side.party === 'house'
        ? { read_by_house: reached, house_read_at: at }
        : { read_by_talent: reached, talent_read_at: at },
    )
    .where('application_id', '=', applicationId)
    .where(sql<boolean>`${reached} > ${sql.ref(read)}`)
    .execute();
}
