import type { ConversationCursor } from '@kirdaar/contract/messaging/conversations';
import type { ConversationBar } from '@kirdaar/contract/rules/conversations';
import { sql } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import { applicant, isMediaWithheld, selectReceived } from '#features/applications/received/queries.ts';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import type { Database } from '#platform/database/database.ts';
import { shownTitle } from '#platform/database/shown-title.ts';
import { exactTimestampText, timestampText } from '#platform/database/sql-timestamps.ts';

/** The applications that a talent sent, or those that a house may see. */
function selectOwn(db: Database, participant: Participant, now: Date) {
  if (participant.party === 'house')
    return selectReceived(db, participant.production_house_id, now).where(seenBy(participant.account_id));
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .where('application.talent_id', '=', participant.account_id)
    .where(
      sql<boolean>`not awaits_guardian(talent.id, 'conversation', application.id, ${now.toISOString()})`,
    );
}

interface Other {
  id: string;
  name: string | null;
  image_url: string | null;
  verified?: boolean;
}

function other(participant: Participant, now: Date) {
  const house = jsonBuildObject({
    id: sql.ref<string>('production_house.id'),
    name: sql.ref<string | null>('production_house.company_name'),
    image_url: sql.ref<string | null>('production_house.profile_photo'),
    verified: sql<boolean>`production_house.verification = 'documents'`,
  });
  return sql<Other>`${participant.party === 'house' ? applicant(now) : house}`;
}

const job = jsonBuildObject({ id: sql.ref<string>('job.id'), title: shownTitle });

/** The columns of `conversation` from the participant's point of view. */
function columnsOf({ party }: Pick<Participant, 'party'>) {
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

/** Latest message first. */
export function listConversations(db: Database, participant: Participant, { after, limit }: Page, now: Date) {
  const { read } = columnsOf(participant);
  return selectOwn(db, participant, now)
    .innerJoin('conversation', 'conversation.application_id', 'application.id')
    .select((eb) => [
      'application.id as application_id',
      other(participant, now).as('other'),
      job.as('job'),
      jsonObjectFrom(
        eb
          .selectFrom('conversation_message as message')
          .select([
            sql<Participant['party']>`message.party`.as('party'),
            'message.text',
            sql<string | null>`case when message.party = 'house' then member_name(message.account_id) end`.as(
              'by',
            ),
            timestampText(sql.ref('message.written_at')).as('written_at'),
            sql<number>`(select count(*) from conversation_file where message_id = message.id)`.as('files'),
          ])
          .whereRef('message.application_id', '=', 'application.id')
          .orderBy('message.place', 'desc')
          .limit(1),
      ).as('last'),
      sql<number>`(
        select count(*) from conversation_message message
        where message.application_id = application.id and message.party <> ${participant.party}
          and message.place > ${sql.ref(read)}
      )`.as('unread'),
      exactTimestampText(sql.ref('conversation.written_at')).as('cursor_time'),
    ])
    .where(isOf(participant))
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

/** Repeats the condition in columns of `conversation`, so that its indexes are used. */
function isOf(participant: Participant) {
  return participant.party === 'house'
    ? sql<boolean>`conversation.production_house_id = ${participant.production_house_id}`
    : sql<boolean>`conversation.talent_id = ${participant.account_id}`;
}

export async function countUnread(db: Database, participant: Participant, now: Date): Promise<number> {
  const { read, lastOfOther } = columnsOf(participant);
  const { unread } = await selectOwn(db, participant, now)
    .innerJoin('conversation', 'conversation.application_id', 'application.id')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where(isOf(participant))
    .whereRef(lastOfOther, '>', read)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Grows with every message and read mark; undefined once the session has ended. */
export function findStamp(db: Database, participant: Participant, session_hash: Buffer, now: Date) {
  return db
    .selectFrom('session')
    .leftJoin('conversation', (join) => join.on(isOf(participant)))
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

/** For a house also one that has not started. */
export function findConversation(db: Database, participant: Participant, applicationId: string, now: Date) {
  const { read, seen, seenAt } = columnsOf(participant);
  return selectOwn(db, participant, now)
    .leftJoin('conversation', 'conversation.application_id', 'application.id')
    .select([
      'application.id as application_id',
      'talent.id as talent_id',
      'production_house.id as production_house_id',
      other(participant, now).as('other'),
      job.as('job'),
      sql<boolean>`is_child(talent.date_of_birth, ${now.toISOString()})`.as('is_child'),
      isMediaWithheld.as('withheld'),
      sql<ConversationBar | null>`conversation_bar(application.id, ${participant.party}, ${now.toISOString()})`.as(
        'bar',
      ),
      sql<number>`coalesce(greatest(last_of_house, last_of_talent), 0)`.as('last'),
      sql<number>`coalesce(${sql.ref(read)}, 0)`.as('read'),
      sql<number>`coalesce(${sql.ref(seen)}, 0)`.as('seen'),
      `${seenAt} as seen_at` as const,
    ])
    .where('application.id', '=', applicationId)
    .$if(participant.party === 'talent', (started) =>
      started.where('conversation.application_id', 'is not', null),
    )
    .executeTakeFirst();
}

/** Never moves back. */
export function updateRead(
  db: Database,
  participant: Participant,
  applicationId: string,
  place: number,
  now: Date,
) {
  const { read, lastOfOther } = columnsOf(participant);
  const reached = sql<number>`least(${place}::integer, ${sql.ref(lastOfOther)})`;
  const at = now.toISOString();
  return db
    .updateTable('conversation')
    .set(
      participant.party === 'house'
        ? { read_by_house: reached, house_read_at: at }
        : { read_by_talent: reached, talent_read_at: at },
    )
    .where('application_id', '=', applicationId)
    .where(sql<boolean>`${reached} > ${sql.ref(read)}`)
    .execute();
}

interface Pair {
  talent_id: string;
  production_house_id: string;
}

export function insertBlock(
  db: Database,
  { party, account_id }: Participant,
  { talent_id, production_house_id }: Pair,
  now: Date,
) {
  return db
    .insertInto('conversation_block')
    .values({ talent_id, production_house_id, party, account_id, blocked_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function deleteBlock(db: Database, { party }: Participant, { talent_id, production_house_id }: Pair) {
  return db
    .deleteFrom('conversation_block')
    .where('talent_id', '=', talent_id)
    .where('production_house_id', '=', production_house_id)
    .where('party', '=', party)
    .execute();
}
