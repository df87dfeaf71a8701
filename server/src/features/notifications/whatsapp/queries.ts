import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { WhatsappReply } from '#platform/database/database-types.generated.ts';

/** Stores a reply. Returns undefined if it was received before. */
export function insertReply(db: Database, reply: Insertable<WhatsappReply>) {
  return db
    .insertInto('whatsapp_reply')
    .values(reply)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Whether no later reply from this number is stored. */
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

/** Withdraws WhatsApp consent for every account with this number, or restores it where it was given for it before. */
export async function insertConsent(db: Database, address: string, said_at: string, agreed: boolean) {
  await sql`
    insert into channel_consent (account_id, channel, address, agreed, version, language, said_by, said_at)
    select account.id, 'whatsapp', ${address}, ${agreed}, given.version, given.language, 'reply', ${said_at}
    from account cross join lateral (
      select version, language from channel_consent
      where account_id = account.id and channel = 'whatsapp' and address = ${address} and agreed
      order by id desc limit 1
    ) as given
    where account.mobile = ${address} and account.removed_at is null
      and has_channel_consent(account.id, 'whatsapp', account.mobile) <> ${agreed}
  `.execute(db);
}
