import type { Channel, Language, MessageKind, PhoneChannel } from '@kirdaar/contract/rules/messages';
import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';

/** What an account chose of its messages, and where they may go. */
export function findPreferences(db: Database, account_id: string) {
  return db
    .selectFrom('account')
    .select([
      'role',
      'language',
      'email',
      'mobile',
      sql<boolean>`agrees_to(account.id, 'whatsapp', account.mobile)`.as('whatsapp'),
      sql<boolean>`agrees_to(account.id, 'sms', account.mobile)`.as('sms'),
      sql<number>`(select count(*) from push_subscription where account_id = account.id)`.as('devices'),
    ])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
}

export function listChoices(db: Database, account_id: string) {
  return db
    .selectFrom('message_preference')
    .select(['kind', 'channel', 'wanted'])
    .where('account_id', '=', account_id)
    .execute();
}

/** The account that a letter was written to. */
export function findAccountToStop(db: Database, stop_token: string) {
  return db
    .selectFrom('account')
    .select(['id', 'role', 'language'])
    .where('stop_token', '=', stop_token)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export interface Choice {
  account_id: string;
  kind: MessageKind;
  channel: Channel;
}

export function insertChoice(db: Database, choice: Choice & { wanted: boolean; changed_at: string }) {
  return db
    .insertInto('message_preference')
    .values(choice)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'channel']).doUpdateSet((row) => ({
        wanted: row.ref('excluded.wanted'),
        changed_at: row.ref('excluded.changed_at'),
      })),
    )
    .execute();
}

export function deleteChoice(db: Database, { account_id, kind, channel }: Choice) {
  return db
    .deleteFrom('message_preference')
    .where('account_id', '=', account_id)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .execute();
}

export function updateLanguage(db: Database, account_id: string, language: Language) {
  return db.updateTable('account').set({ language }).where('id', '=', account_id).execute();
}

interface Said {
  account_id: string;
  channel: PhoneChannel;
  agreed: boolean;
  version: string;
  said_at: string;
}

/** Keeps what was said on the site of the account's number, if that changes anything; undefined without a number. */
export async function insertAgreement(
  db: Database,
  { account_id, channel, agreed, version, said_at }: Said,
): Promise<{ mobile: string } | undefined> {
  const { rows } = await sql<{ mobile: string }>`
    with holder as (
      select id, mobile from account where id = ${account_id} and mobile is not null for update
    ), said as (
      insert into channel_consent (account_id, channel, address, agreed, version, said_by, said_at)
      select id, ${channel}::message_channel, mobile, ${agreed}, ${version}, 'site', ${said_at} from holder
      where agrees_to(id, ${channel}::message_channel, mobile) <> ${agreed}
    )
    select mobile from holder
  `.execute(db);
  return rows[0];
}
