import { type Channel, type MessageKind, usualChannels } from '@kirdaar/contract/rules/messages';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { Message as MessageRow, Notice } from '#platform/database-types.generated.ts';
import type { Message } from '#platform/messenger.ts';

/** Who is written to, in which language, and which of the channels they take messages of a kind by; undefined once gone. */
export async function findReader(
  db: Database,
  account_id: string,
  kind: MessageKind,
  channels: readonly Channel[],
) {
  const reader = await db
    .selectFrom('account')
    .select([
      'email',
      'mobile',
      'language',
      'stop_token',
      sql<boolean>`agrees_to(account.id, 'whatsapp', account.mobile)`.as('takes_whatsapp'),
      sql<boolean>`agrees_to(account.id, 'sms', account.mobile)`.as('takes_sms'),
      sql<Record<string, boolean>>`coalesce((
        select jsonb_object_agg(channel, wanted) from message_preference
        where message_preference.account_id = account.id and kind = ${kind}
      ), '{}')`.as('choices'),
      sql<string[]>`array(
        select id::text from push_subscription where account_id = account.id order by created_at, id
      )`.as('devices'),
    ])
    .where('id', '=', account_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!reader) return undefined;
  const { choices, takes_whatsapp, takes_sms, email, mobile, language, stop_token, devices } = reader;
  const wants = (channel: Channel) => choices[channel] ?? usualChannels[kind].includes(channel);
  const addresses: Record<Channel, string[]> = {
    email: [email],
    whatsapp: mobile && takes_whatsapp ? [mobile] : [],
    sms: mobile && takes_sms ? [mobile] : [],
    push: devices,
  };
  const ways = channels.filter(wants).flatMap((channel) => addresses[channel].map((to) => ({ channel, to })));
  return { language, stop_token, ways };
}

export function insertNotice(db: Database, notice: Insertable<Notice>) {
  return db
    .insertInto('notice')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['account_id', 'source']).doNothing())
    .execute();
}

/** Keeps a message to be sent; undefined if its source sent it there before. */
export function insertMessage(
  db: Database,
  {
    content,
    ...message
  }: Omit<Insertable<MessageRow>, 'content' | 'address' | 'channel'> & { content: Message },
) {
  return db
    .insertInto('message')
    .values({
      ...message,
      channel: content.channel,
      address: content.to,
      content: JSON.stringify(content),
    })
    .onConflict((conflict) => conflict.columns(['source', 'channel', 'address']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** A message that waits to be sent. */
export function findQueuedMessage(db: Database, id: string) {
  return db
    .selectFrom('message')
    .select(['expires_at', sql<Message>`content`.as('content')])
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
}

/** Notes what became of a message that waited. */
export function updateQueuedMessage(
  db: Database,
  id: string,
  outcome: {
    state: 'sent' | 'failed' | 'dropped';
    provider_id?: string;
    reason?: string;
    changed_at: string;
  },
) {
  return db
    .updateTable('message')
    .set({ ...outcome, content: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** Gives up what never left, though staff were told. */
export function failMessagesBefore(db: Database, instant: Date, now: Date) {
  return db
    .updateTable('message')
    .set({ state: 'failed', reason: 'It never left.', content: null, changed_at: now.toISOString() })
    .where('created_at', '<', instant.toISOString())
    .where('state', '=', 'queued')
    .execute();
}

export function deleteMessagesBefore(db: Database, instant: Date) {
  return db
    .deleteFrom('message')
    .where('created_at', '<', instant.toISOString())
    .where('state', '!=', 'queued')
    .execute();
}

export function deleteNoticesBefore(db: Database, instant: Date) {
  return db.deleteFrom('notice').where('created_at', '<', instant.toISOString()).execute();
}

/** Who of a house is told of its casting calls: all who may review them. */
export function listReviewers(db: Database, houseId: string) {
  return db
    .selectFrom('account')
    .select('id')
    .where('production_house_id', '=', houseId)
    .where('team_role', '>=', 'reviewer')
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}
