import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { WhatsappReply } from '#platform/database-types.generated.ts';

type State = 'sent' | 'delivered' | 'read' | 'failed';

/** The states from which a message comes into another; it never goes back. */
const before = {
  sent: ['queued'],
  delivered: ['queued', 'sent'],
  read: ['queued', 'sent', 'delivered'],
  failed: ['queued', 'sent'],
} as const satisfies Record<State, string[]>;

interface Outcome {
  provider_id: string;
  /** Our own id of the message; with it even news that come before we noted that it was sent find it. */
  message_id: string | undefined;
  state: State;
  reason: string | undefined;
}

/** Notes how far a message has come, unless it is known to be further. */
export function updateDelivery(
  db: Database,
  { provider_id, message_id, state, reason }: Outcome,
  changed_at: string,
) {
  return db
    .updateTable('message')
    .set({
      ...{ state, reason, changed_at, content: null },
      provider_id: sql`coalesce(provider_id, ${provider_id})`,
    })
    .where('channel', '=', 'whatsapp')
    .where('state', 'in', before[state])
    .where((message) =>
      message.or([
        message('provider_id', '=', provider_id),
        ...(message_id ? [message('id', '=', message_id)] : []),
      ]),
    )
    .execute();
}

/** Keeps a reply; undefined if it was told before. */
export function insertReply(db: Database, reply: Insertable<WhatsappReply>) {
  return db
    .insertInto('whatsapp_reply')
    .values(reply)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Whether nothing was said at a number after an instant. */
export async function isLatestReply(db: Database, address: string, said_at: string) {
  const later = await db
    .selectFrom('whatsapp_reply')
    .select('id')
    .where('address', '=', address)
    .where('said_at', '>', said_at)
    .limit(1)
    .executeTakeFirst();
  return later === undefined;
}

export function deleteRepliesBefore(db: Database, instant: Date) {
  return db.deleteFrom('whatsapp_reply').where('said_at', '<', instant.toISOString()).execute();
}

/** Takes back the consent of every account that is written to at a number. */
export function insertStop(db: Database, address: string, said_at: string) {
  return insertConsent(db, address, said_at, false);
}

/** Gives back the consent of every account with the number that once had given it for this very number. */
export function insertStart(db: Database, address: string, said_at: string) {
  return insertConsent(db, address, said_at, true);
}

async function insertConsent(db: Database, address: string, said_at: string, agreed: boolean) {
  await sql`
    insert into channel_consent (account_id, channel, address, agreed, version, said_by, said_at)
    select account.id, 'whatsapp', ${address}, ${agreed}, given.version, 'reply', ${said_at}
    from account cross join lateral (
      select version from channel_consent
      where account_id = account.id and channel = 'whatsapp' and address = ${address} and agreed
      order by id desc limit 1
    ) as given
    where account.mobile = ${address} and account.removed_at is null
      and agrees_to(account.id, 'whatsapp', account.mobile) <> ${agreed}
  `.execute(db);
}

/** Drops what waits to be sent to a number. */
export function dropWaiting(db: Database, address: string, changed_at: string) {
  return db
    .updateTable('message')
    .set({ state: 'dropped', content: null, reason: 'stopped by a reply', changed_at })
    .where('channel', '=', 'whatsapp')
    .where('address', '=', address)
    .where('state', '=', 'queued')
    .execute();
}
