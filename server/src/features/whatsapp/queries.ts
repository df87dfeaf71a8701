import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { WhatsappReply } from '#platform/database-types.generated.ts';

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
