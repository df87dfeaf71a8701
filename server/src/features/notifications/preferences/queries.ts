import type { Language } from '@kirdaar/contract/rules/languages';
import type { Channel, NotificationKind, PhoneChannel } from '@kirdaar/contract/rules/notifications';
import { sql, type Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Account } from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

export function findPreferences(db: Database, account_id: string) {
  return db
    .selectFrom('account')
    .select([
      'role',
      languageOfAccount,
      'application_digest',
      'email',
      'mobile',
      'mobile_verified_at',
      sql<boolean>`has_channel_consent(account.id, 'whatsapp', account.proven_mobile)`.as('whatsapp'),
      sql<boolean>`has_channel_consent(account.id, 'sms', account.proven_mobile)`.as('sms'),
      sql<number>`(select count(*) from push_subscription where account_id = account.id)`.as('devices'),
    ])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
}

export function listChoices(db: Database, account_id: string) {
  return db
    .selectFrom('notification_preference')
    .select(['kind', 'channel', 'wanted'])
    .where('account_id', '=', account_id)
    .execute();
}

export function findAccountToStop(db: Database, stop_token: string) {
  return db
    .selectFrom('account')
    .select(['id', 'role', languageOfAccount])
    .where('stop_token', '=', stop_token)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export interface Choice {
  account_id: string;
  kind: NotificationKind;
  channel: Channel;
}

export function insertChoice(db: Database, choice: Choice & { wanted: boolean; changed_at: string }) {
  return db
    .insertInto('notification_preference')
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
    .deleteFrom('notification_preference')
    .where('account_id', '=', account_id)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .execute();
}

export function updatePreferences(
  db: Database,
  account_id: string,
  change: Pick<Updateable<Account>, 'language' | 'application_digest'>,
) {
  return db.updateTable('account').set(change).where('id', '=', account_id).execute();
}

export interface ConsentGiven {
  account_id: string;
  channel: PhoneChannel;
  agreed: boolean;
  version: string;
  language: Language;
  said_at: string;
}

/** Records a consent or withdrawal for the account's current number. Returns undefined if it has none. */
export async function insertAgreement(
  db: Database,
  { account_id, channel, agreed, version, language, said_at }: ConsentGiven,
) {
  const { rows } = await sql<{ is_proven: boolean }>`
    with holder as (
      select id, mobile, mobile_verified_at is not null as is_proven from account where id = ${account_id} and mobile is not null for update
    ), said as (
      insert into channel_consent (account_id, channel, address, agreed, version, language, said_by, said_at)
      select id, ${channel}::delivery_channel, mobile, ${agreed}, ${version}, ${language}, 'site', ${said_at} from holder
      where has_channel_consent(id, ${channel}::delivery_channel, mobile) <> ${agreed}
    )
    select is_proven from holder
  `.execute(db);
  return rows[0];
}
