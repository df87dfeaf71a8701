import {
  type Channel,
  type MessageKind,
  type PhoneChannel,
  usualChannels,
} from '@kirdaar/contract/rules/messages';
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
    .leftJoin('account', 'account.id', 'message.account_id')
    .select([
      'expires_at',
      sql<Message>`content`.as('content'),
      sql<boolean>`account.removed_at is not null`.as('reader_left'),
    ])
    .where('message.id', '=', id)
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

/** How far a message has come that left, as its provider tells. */
export type DeliveryState = 'sent' | 'delivered' | 'read' | 'failed';

/** The states from which a message comes into another; it never goes back. */
const before = {
  sent: ['queued'],
  delivered: ['queued', 'sent'],
  read: ['queued', 'sent', 'delivered'],
  failed: ['queued', 'sent'],
} as const satisfies Record<DeliveryState, string[]>;

interface Delivery {
  channel: PhoneChannel;
  provider_id: string;
  /** Our own id of the message; with it even news that come before we noted that it was sent find it. */
  message_id: string | undefined;
  state: DeliveryState;
  reason: string | undefined;
}

/** Notes how far a message has come, unless it is known to be further. */
export function updateDelivery(
  db: Database,
  { channel, provider_id, message_id, state, reason }: Delivery,
  changed_at: string,
) {
  return db
    .updateTable('message')
    .set({
      ...{ state, reason, changed_at, content: null },
      provider_id: sql`coalesce(provider_id, ${provider_id})`,
    })
    .where('channel', '=', channel)
    .where('state', 'in', before[state])
    .where((message) => message.and(message_id ? { id: message_id } : { provider_id }))
    .execute();
}

/** Whose messages, or which of them. */
type Waiting = { account_id: string; kind?: MessageKind; address?: string } | { address: string };

/** Drops what waits to be sent by a channel, to an account or to an address. */
export function dropQueued(db: Database, channel: Channel, waiting: Waiting, reason: string, now: Date) {
  return (
    db
      .updateTable('message')
      .set({ state: 'dropped', content: null, reason, changed_at: now.toISOString() })
      .where('channel', '=', channel)
      .where('state', '=', 'queued')
      .where((message) => message.and(waiting))
      // What guards an account comes to it in any case; who has a number may want nothing at all.
      .$if('account_id' in waiting, (message) => message.where('kind', '!=', 'account'))
      .execute()
  );
}

/** Sends what waits for an account to its new email. What guards the account goes to the one that it was meant for. */
export function updateQueuedEmail(db: Database, account_id: string, from: string, to: string) {
  return db
    .updateTable('message')
    .set({ address: to, content: sql`jsonb_set(content, '{to}', to_jsonb(${to}::text))` })
    .where('account_id', '=', account_id)
    .where('channel', '=', 'email')
    .where('address', '=', from)
    .where('state', '=', 'queued')
    .where('kind', '!=', 'account')
    .execute();
}

/** Whose email a message went to, unless the account has another one by now. */
export function findRefusedReader(db: Database, message_id: string) {
  return db
    .selectFrom('message')
    .innerJoin('account', 'account.id', 'message.account_id')
    .select(['account.id', 'account.email', 'account.role', 'account.language'])
    .where('message.id', '=', message_id)
    .where('message.channel', '=', 'email')
    .whereRef('message.address', '=', 'account.email')
    .executeTakeFirst();
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
    .select(['id', 'team_role'])
    .where('production_house_id', '=', houseId)
    .where('team_role', '>=', 'reviewer')
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}
