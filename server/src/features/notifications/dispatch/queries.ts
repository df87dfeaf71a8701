import type { Channel, NotificationKind, PhoneChannel } from '@kirdaar/contract/rules/notifications';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { OutgoingMessage, OwnReason } from '#platform/channels/messenger.ts';
import type { Database } from '#platform/database/database.ts';
import type {
  NotificationDelivery as MessageRow,
  Notification,
} from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

export function insertNotification(db: Database, notice: Insertable<Notification>) {
  return db
    .insertInto('notification')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['account_id', 'source']).doNothing())
    .execute();
}

/** Queues a delivery. Returns undefined if its source was sent to this recipient before. */
export function insertDelivery(
  db: Database,
  {
    content,
    ...message
  }: Omit<Insertable<MessageRow>, 'content' | 'address' | 'channel'> & { content: OutgoingMessage },
) {
  return db
    .insertInto('notification_delivery')
    .values({ ...message, channel: content.channel, address: content.to, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.columns(['source', 'channel', 'address']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Records the fate of a message with a secret, which has no other row; a later attempt replaces it. */
export function upsertSecretDelivery(
  db: Database,
  {
    id,
    ...fate
  }: Pick<
    Insertable<MessageRow>,
    'account_id' | 'template' | 'channel' | 'address' | 'provider_id' | 'reason'
  > & {
    id: string;
    state: 'sent' | 'failed';
  },
  now: Date,
) {
  const present = now.toISOString();
  const { state, provider_id = null, reason = null } = fate;
  return db
    .insertInto('notification_delivery')
    .values({
      ...fate,
      id,
      source: `secret ${id}`,
      kind: 'account',
      created_at: present,
      changed_at: present,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ state, provider_id, reason, changed_at: present }),
    )
    .execute();
}

export function findQueuedDelivery(db: Database, id: string) {
  return db
    .selectFrom('notification_delivery')
    .leftJoin('account', 'account.id', 'notification_delivery.account_id')
    .select([
      'account_id',
      'template',
      'expires_at',
      sql<OutgoingMessage>`content`.as('content'),
      // A person who is leaving hears only about the account itself; what goes to guardians was addressed to them.
      sql<boolean>`account.removed_at is not null or is_outdated(source) or (kind <> 'account'
        and source not like '%, to the guardian of %' and exists (select from account_deletion where account_id = account.id))`.as(
        'is_outdated',
      ),
    ])
    .where('notification_delivery.id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
}

export function updateQueuedDelivery(db: Database, id: string, outcome: Updateable<MessageRow>) {
  return db
    .updateTable('notification_delivery')
    .set({ ...outcome, content: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** Keeps the reason of an attempt that failed; the delivery is tried again. */
export function updateReason(db: Database, id: string, reason: string) {
  return db
    .updateTable('notification_delivery')
    .set({ reason: reason.slice(0, MAX_REASON) })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** How far a sent delivery has come, as reported by its provider. */
export type ReportedState = 'sent' | 'delivered' | 'read' | 'failed';

/** The states that may precede each state; a delivery never moves back. */
const before = {
  sent: ['queued'],
  delivered: ['queued', 'sent'],
  read: ['queued', 'sent', 'delivered'],
  failed: ['queued', 'sent'],
} as const satisfies Record<ReportedState, string[]>;

export interface DeliveryReport {
  channel: PhoneChannel;
  provider_id: string;
  /** Our own delivery id; it also matches reports that arrive before we recorded the delivery as sent. */
  message_id: string | undefined;
  state: ReportedState;
  /** Why it failed; kept only of a failure. */
  reason: string | undefined;
}

const MAX_REASON = 200;

/** Records how far a delivery has come, unless a later state is known. */
export function updateDelivery(
  db: Database,
  { channel, provider_id, message_id, state, reason }: DeliveryReport,
  changed_at: string,
) {
  return db
    .updateTable('notification_delivery')
    .set({
      state,
      ...(state === 'failed' && { reason: reason?.slice(0, MAX_REASON) }),
      changed_at,
      content: null,
      provider_id: sql`coalesce(provider_id, ${provider_id})`,
    })
    .where('channel', '=', channel)
    .where('state', 'in', before[state])
    .where((message) => message.and(message_id ? { id: message_id } : { provider_id }))
    .returning(['id', 'account_id', 'template', 'channel', 'state', 'reason'])
    .execute();
}

type Waiting = { account_id: string; kind?: NotificationKind; address?: string } | { address: string };

/** Drops queued deliveries on a channel, of an account or to a phone number or email address. */
export function dropQueued(db: Database, channel: Channel, waiting: Waiting, reason: OwnReason, now: Date) {
  return (
    db
      .updateTable('notification_delivery')
      .set({ state: 'dropped', content: null, reason, changed_at: now.toISOString() })
      .where('channel', '=', channel)
      .where('state', '=', 'queued')
      .where((message) => message.and(waiting))
      // Security notifications of an account are always sent, as is what goes to guardians and to whoever acts for it;
      // the owner of a number may reject everything.
      .$if('account_id' in waiting, (message) =>
        message.where('kind', '!=', 'account').where('source', 'not like', '%, to %'),
      )
      .execute()
  );
}

/** Redirects an account's queued emails to its new email address, except security notifications. */
export function updateQueuedEmail(db: Database, account_id: string, from: string, to: string) {
  return db
    .updateTable('notification_delivery')
    .set({ address: to, content: sql`jsonb_set(content, '{to}', to_jsonb(${to}::text))` })
    .where('account_id', '=', account_id)
    .where('channel', '=', 'email')
    .where('address', '=', from)
    .where('state', '=', 'queued')
    .where('kind', '!=', 'account')
    .execute();
}

/** Returns the account to whose email a delivery went, unless its email has changed since. */
export function findBouncedRecipient(db: Database, message_id: string) {
  return db
    .selectFrom('notification_delivery')
    .innerJoin('account', 'account.id', 'notification_delivery.account_id')
    .select(['account.id', 'account.email', 'account.role', languageOfAccount])
    .where('notification_delivery.id', '=', message_id)
    .where('notification_delivery.channel', '=', 'email')
    .whereRef('notification_delivery.address', '=', 'account.email')
    .executeTakeFirst();
}

/** Marks deliveries that were never sent as failed; staff could have retried them until then. */
export function failDeliveriesBefore(db: Database, instant: Date, now: Date) {
  return db
    .updateTable('notification_delivery')
    .set({
      state: 'failed',
      reason: 'never_sent' satisfies OwnReason,
      content: null,
      changed_at: now.toISOString(),
    })
    .where('created_at', '<', instant.toISOString())
    .where('state', '=', 'queued')
    .execute();
}

/** Gives up all that waits to be sent. Returns how many. */
export async function dropAllQueued(db: Database, now: Date): Promise<bigint> {
  const { numUpdatedRows } = await db
    .updateTable('notification_delivery')
    .set({
      state: 'dropped',
      reason: 'in_backup' satisfies OwnReason,
      content: null,
      changed_at: now.toISOString(),
    })
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return numUpdatedRows;
}

export function deleteDeliveriesBefore(db: Database, instant: Date) {
  return db
    .deleteFrom('notification_delivery')
    .where('created_at', '<', instant.toISOString())
    .where('state', '!=', 'queued')
    .execute();
}

export function deleteNotificationsBefore(db: Database, instant: Date) {
  return db.deleteFrom('notification').where('created_at', '<', instant.toISOString()).execute();
}
