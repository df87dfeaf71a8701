import type { GuardedChild } from '@kirdaar/contract/accounts/guardians';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Guardian } from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

/** Whether a talent is a child, by age alone. */
export function isChild(now: Date) {
  return sql<boolean>`is_child(talent.date_of_birth, ${now.toISOString()})`;
}

/** Whether the contact of a guardian is the proven mobile number or the verified email of the account of the query. */
export const hasContactOfAccount = sql<boolean>`mailbox(guardian.contact) in
  (account.proven_mobile, case when account.verified_at is not null then account.mailbox end)`;

/** The state of a guardianship; ended requests that were never answered are `withdrawn` too. */
const stateOfGuardian = sql<GuardedChild['state']>`case
  when guardian.withdrawn_at is not null then 'withdrawn'
  when guardian.consented_at is not null then 'agreed'
  else 'requested' end`;

/**
 * Whether a guardian is named now or, while nobody is, among those who consented last. Nobody else was named after them.
 */
const isNamedLast = sql<boolean>`(guardian.withdrawn_at is null or guardian.consented_at is not null and not exists (
  select from guardian later where later.talent_id = guardian.talent_id and (
    later.withdrawn_at is null or later.requested_at > guardian.withdrawn_at
    or later.contact = guardian.contact and later.consented_at is not null
      and (later.requested_at, later.id) > (guardian.requested_at, guardian.id)
  )
))`;

/** Returns a talent's birth date, and locks the guardian until the caller's transaction ends. */
export function lockBirthDate(db: Database, talentId: string) {
  return db
    .selectFrom('talent')
    .select('date_of_birth')
    .where('id', '=', talentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export function updateBirthDate(db: Database, talentId: string, date_of_birth: string) {
  return db.updateTable('talent').set({ date_of_birth }).where('id', '=', talentId).execute();
}

export function findGuardianship(db: Database, talentId: string, now: Date) {
  return db
    .selectFrom('talent')
    .select([
      'date_of_birth',
      isChild(now).as('needed'),
      sql<boolean>`guardian_agrees(talent.id)`.as('agreed'),
    ])
    .where('id', '=', talentId)
    .executeTakeFirstOrThrow();
}

/** Returns a guardian who consents, or else the one named last, unless the request ended without a consent. */
export function findGuardian(db: Database, talentId: string) {
  return db
    .selectFrom('guardian')
    .select([
      'id',
      'name',
      'relation',
      'mobile',
      'email',
      'contact',
      'requested_at',
      'consent_version',
      'consented_at',
      'withdrawn_at',
      stateOfGuardian.as('state'),
      sql<boolean>`relation_verified_at is not null`.as('proven'),
    ])
    .where('talent_id', '=', talentId)
    .where((eb) => eb.or([eb('withdrawn_at', 'is', null), eb('consented_at', 'is not', null)]))
    .orderBy(sql`withdrawn_at is null`, 'desc')
    .orderBy(sql`consented_at is not null`, 'desc')
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function insertGuardian(db: Database, guardian: Insertable<Guardian>) {
  return db.insertInto('guardian').values(guardian).returning('id').executeTakeFirstOrThrow();
}

export function findGuardianToWriteTo(db: Database, id: string) {
  return db
    .selectFrom('guardian')
    .innerJoin('talent', 'talent.id', 'talent_id')
    .innerJoin('account', 'account.id', 'talent_id')
    .select([
      'guardian.id',
      'talent_id',
      'guardian.name as guardian_name',
      'contact',
      'talent.name',
      languageOfAccount,
    ])
    .where('guardian.id', '=', id)
    .executeTakeFirst();
}

export function findContact(db: Database, guardianId: string) {
  return db
    .selectFrom('guardian')
    .select(['id', 'contact', 'talent_id'])
    .where('id', '=', guardianId)
    .where('disowned_at', 'is', null)
    .executeTakeFirst();
}

export function updateToConfirmed(db: Database, contact: string, now: Date) {
  return db
    .updateTable('guardian')
    .set({ confirmed_at: now.toISOString() })
    .where('contact', '=', contact)
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Returns a guardian, as named last for a child, who has this mobile number or mailbox. */
export function findGuardianByMailbox(db: Database, contact: string, now: Date) {
  return db
    .selectFrom('guardian')
    .innerJoin('talent', 'talent.id', 'talent_id')
    .select(['guardian.id', 'contact'])
    .where(sql`mailbox(contact)`, '=', mailboxOf(contact))
    .where('disowned_at', 'is', null)
    .where(isNamedLast)
    .where(isChild(now))
    .executeTakeFirst();
}

/** Lists who else is asked or consents for these children. */
export function listOtherGuardians(db: Database, talentIds: string[], contact: string) {
  return db
    .selectFrom('guardian')
    .select(['id', 'talent_id', 'name', 'relation', 'contact', stateOfGuardian.as('state')])
    .where('talent_id', '=', sql<string>`any(${talentIds}::uuid[])`)
    .where('contact', '<>', contact)
    .where('withdrawn_at', 'is', null)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
}

/** Lists the children whose guardian, as named last, has this contact; ordered by name. */
export function listChildrenOf(db: Database, contact: string, now: Date) {
  return selectChildrenOf(db, contact, now).orderBy('talent.name').orderBy('talent.id').execute();
}

export function findChildOf(db: Database, contact: string, talentId: string, now: Date) {
  return selectChildrenOf(db, contact, now).where('talent_id', '=', talentId).executeTakeFirst();
}

function selectChildrenOf(db: Database, contact: string, now: Date) {
  return db
    .selectFrom('guardian')
    .innerJoin('talent', 'talent.id', 'talent_id')
    .leftJoin('account_deletion', 'account_id', 'talent_id')
    .select([
      'guardian.id',
      'talent_id',
      'talent.name as child_name',
      'guardian.name',
      'relation',
      'mobile',
      'email',
      'contact',
      'runs_account',
      'consented_at',
      'withdrawn_at',
      'listed',
      'birthday_greeting',
      'applies_alone',
      'shown_to_clients',
      'erase_at',
      'guardian_id',
      stateOfGuardian.as('state'),
      sql<boolean>`relation_verified_at is not null`.as('proven'),
    ])
    .where('contact', '=', contact)
    .where('disowned_at', 'is', null)
    .where(isChild(now))
    .where(isNamedLast);
}
