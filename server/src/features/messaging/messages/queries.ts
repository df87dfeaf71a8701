import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import { applicant } from '#features/applications/received/queries.ts';
import { verifiedName } from '#features/houses/company-profile/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import type { Database } from '#platform/database/database.ts';

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

/** Who wrote for the talent, and of which agency they are. */
const actedBy = sql<{ name: string; agency_name: string | null; talent_name: string } | null>`(
  select jsonb_build_object('name', actor.name, 'agency_name', agency.name, 'talent_name', talent.name)
  from talent actor
    join talent on talent.id = message.account_id
    left join mandate on mandate.id = message.mandate_id and mandate.kind = 'agency'
    left join talent agency on agency.id = mandate.holder_id and agency.id <> actor.id
  where actor.id = message.actor_id
)`;

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
      actedBy.as('acted_by'),
      filesOf(db).as('files'),
    ]);
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** Latest first. */
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

export function findOwnMessage(db: Database, participant: Participant, applicationId: string, id: string) {
  return selectMessages(db)
    .select('message.urgent')
    .where('message.id', '=', id)
    .where('message.application_id', '=', applicationId)
    .where('message.account_id', '=', participant.account_id)
    .executeTakeFirst();
}

export interface StoredMessage {
  id: string;
  application_id: string;
  text: string;
  written_at: string;
  urgent?: boolean;
  /** Who writes for the talent, by which mandate. */
  actor_id?: string;
  mandate_id?: string;
}

/** Returns undefined if the message exists already. */
export function insertMessage(db: Database, { party, account_id }: Participant, message: StoredMessage) {
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

// How far the recipient of a message has read.
const readByRecipient = sql<number>`(
  case message.party when 'house' then read_by_talent else read_by_house end
)`;

function selectUnread(db: Database, id: string) {
  return db
    .selectFrom('conversation_message as message')
    .innerJoin('conversation', 'conversation.application_id', 'message.application_id')
    .select('message.id')
    .where('message.id', '=', id)
    .where(sql<boolean>`message.place > ${readByRecipient}`);
}

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

/** The source of the notifications of a message. */
export function sourceOfMessage(id: string): string {
  return `message ${id}`;
}

/** Returns the channels by which the recipient of a message, or a child's guardian, was told of it. */
export async function channelsOfMessage(db: Database, id: string) {
  const source = sourceOfMessage(id);
  const told = await db
    .selectFrom('notification_delivery')
    .select('channel')
    .distinct()
    .where((eb) => eb.or([eb('source', '=', source), eb('source', 'like', `${source}, %`)]))
    .execute();
  return told.map(({ channel }) => channel);
}

/** Also not if one participant has blocked the other, or a later urgent message told the recipient. */
export async function isStillUnread(db: Database, id: string): Promise<boolean> {
  const unread = await selectUnread(db, id)
    .where(
      sql<boolean>`not exists (
        select from conversation_message later
        join notification_delivery told on told.source = 'message ' || later.id and told.channel <> 'push'
        where later.application_id = message.application_id and later.party = message.party
          and later.place > message.place
      )`,
    )
    .where(
      sql<boolean>`not exists (
        select from conversation_block block where block.talent_id = conversation.talent_id
          and block.production_house_id = conversation.production_house_id
      )`,
    )
    .executeTakeFirst();
  return unread !== undefined;
}

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
    .where((eb) => eb.or([eb('message.party', '=', 'house'), maySeeApplication(now)]))
    .executeTakeFirst();
}

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

/** One reading member marks them for the whole house. */
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
