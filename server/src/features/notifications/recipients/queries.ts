import { type Channel, type NotificationKind, usualChannels } from '@kirdaar/contract/rules/notifications';
import type { MandateScope } from '@kirdaar/contract/rules/representation';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

/** Whether somebody reads the email of an account: it was proved, and is of neither a kept nor an added profile. */
export const hasOwnEmail = sql<boolean>`(account.verified_at is not null and account.removed_at is null
  and not account.managed and not account.added_by_house)`;

/** Returns an account's language and its channels for a notification; undefined once the account is removed. */
export async function findRecipient(
  db: Database,
  account_id: string,
  { kind, protects }: { kind: NotificationKind; protects?: true },
  channels: readonly Channel[],
  alsoLeaving = false,
) {
  const reader = await db
    .selectFrom('account')
    .select([
      'email',
      'proven_mobile as mobile',
      'managed',
      hasOwnEmail.as('has_own_email'),
      languageOfAccount,
      'stop_token',
      sql<boolean>`has_channel_consent(account.id, 'whatsapp', account.proven_mobile)
        and not is_switched_off('whatsapp')`.as('takes_whatsapp'),
      sql<boolean>`has_channel_consent(account.id, 'sms', account.proven_mobile)`.as('takes_sms'),
      sql<Record<string, boolean>>`coalesce((
        select jsonb_object_agg(channel, wanted) from notification_preference
        where notification_preference.account_id = account.id and kind = ${kind}
      ), '{}')`.as('choices'),
      sql<string[]>`array(
        select id::text from push_subscription where account_id = account.id order by created_at, id
      )`.as('devices'),
    ])
    .where('id', '=', account_id)
    .where('removed_at', 'is', null)
    // Whom a house added gets messages of their own.
    .where('added_by_house', '=', false)
    // A person who is leaving hears only about the account itself.
    .where(sql<boolean>`(${alsoLeaving || kind === 'account'}
      or not exists (select from account_deletion where account_id = account.id))`)
    .executeTakeFirst();
  if (!reader) return undefined;
  const { choices, takes_whatsapp, takes_sms, email, has_own_email, managed, mobile, ...rest } = reader;
  const { language, stop_token, devices } = rest;
  const wants = (channel: Channel) =>
    (protects && channel === 'email') || (choices[channel] ?? usualChannels[kind].includes(channel));
  const addresses: Record<Channel, string[]> = {
    // Nobody has proved yet who reads the email of an account that was verified by text message.
    email: has_own_email ? [email] : [],
    whatsapp: mobile && takes_whatsapp ? [mobile] : [],
    sms: mobile && takes_sms ? [mobile] : [],
    push: devices,
  };
  const ways = channels.filter(wants).flatMap((channel) => addresses[channel].map((to) => ({ channel, to })));
  return { language, stop_token, managed, ways };
}

/** What a holder has to do for the talent to be told of a kind of notification. */
const scopeOfKind: Partial<Record<NotificationKind, MandateScope>> = {
  applications: 'apply',
  invitations: 'apply',
  alerts: 'apply',
  auditions: 'answer',
  bookings: 'answer',
  conversations: 'messages',
};

/** Lists the accounts that act for another one and do what the notification is about. Guardians are sent messages anyway. */
export function listHolders(db: Database, talentId: string, kind: NotificationKind, now: Date) {
  return db
    .selectFrom('mandate')
    .select([
      sql<string>`holder_id`.as('id'),
      'id as mandate_id',
      sql<boolean>`kind = 'guardian'`.as('is_sent'),
    ])
    .where('talent_id', '=', talentId)
    .where('kind', 'in', ['agency', 'guardian'])
    .where(sql<boolean>`${scopeOfKind[kind] ?? 'profile'} = any (scopes)`)
    .where(sql<boolean>`mandate_is_active(mandate, ${now.toISOString()})`)
    .execute();
}

/**
 * Lists the child whom an account belongs to with each guardian who consents, or with the one of this id, who may have
 * withdrawn the consent; once without a guardian while nobody consents. Nobody for an adult without the latter.
 */
export function listGuardiansOf(db: Database, account_id: string, now: Date, guardian_id?: string) {
  return db
    .selectFrom('talent')
    .leftJoin('guardian', (join) => {
      const own = join.onRef('guardian.talent_id', '=', 'talent.id');
      return guardian_id
        ? own.on('guardian.id', '=', guardian_id)
        : own.on('consented_at', 'is not', null).on('withdrawn_at', 'is', null);
    })
    .select([
      sql<string>`coalesce(substring(talent.name from '\\S+'), '')`.as('first_name'),
      'guardian.id',
      'guardian.name as guardian_name',
      'guardian.mobile',
      'guardian.email',
      'guardian.contact',
      'guardian.runs_account',
    ])
    .where('talent.id', '=', account_id)
    .where(
      sql<boolean>`(${guardian_id !== undefined} or is_child(talent.date_of_birth, ${now.toISOString()}))`,
    )
    .orderBy('consented_at')
    .orderBy('guardian.id')
    .execute();
}

/** Returns the members of a house who get a notification that names these ids: all who may review and see them. */
export function listReviewers(db: Database, houseId: string, ids: string[]) {
  return db
    .selectFrom('account')
    .select(['id', 'team_role'])
    .where('production_house_id', '=', houseId)
    .where('team_role', '>=', 'reviewer')
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`not exists (select from hidden_ids(account.id, ${ids}::uuid[]))`)
    .orderBy('id')
    .execute();
}
