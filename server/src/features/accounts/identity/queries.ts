import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { Insertable, NotNull } from 'kysely';
import { insertNewestLegalConsents } from '#features/accounts/legal-texts/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Account, AccountRole, ProductionHouse } from '#platform/database/database-types.generated.ts';

/** Deletes the registrations of an email from before `instant` that have proved nothing, with their houses. */
export function deletePendingAccounts(db: Database, role: AccountRole, email: string, instant?: Date) {
  const pending = deletePending(db).where('role', '=', role).where('mailbox', '=', mailboxOf(email));
  return deleteWithHouses(db, instant ? pending.where('created_at', '<', instant.toISOString()) : pending);
}

/** Deletes registrations that were not verified in time, with their houses. */
export function deletePendingAccountsBefore(db: Database, instant: Date) {
  return deleteWithHouses(db, deletePending(db).where('created_at', '<', instant.toISOString()));
}

function deletePending(db: Database) {
  return (
    db
      .deleteFrom('account')
      .where('verified_at', 'is', null)
      .where('mobile_verified_at', 'is', null)
      // Whom a house added: they are deleted by a rule of their own.
      .where('added_by_house', '=', false)
      .returning('production_house_id')
  );
}

function deleteWithHouses(db: Database, pending: ReturnType<typeof deletePending>) {
  return db
    .with('pending', () => pending)
    .deleteFrom('production_house')
    .where('id', 'in', (db) =>
      db
        .selectFrom('pending')
        .select('production_house_id')
        .where('production_house_id', 'is not', null)
        .$castTo<{ production_house_id: string }>(),
    )
    .execute();
}

export function findVerifiedEmail(db: Database, role: AccountRole, email: string) {
  return db
    .selectFrom('account')
    .select('id')
    .where('role', '=', role)
    .where('mailbox', '=', mailboxOf(email))
    .where('verified_at', 'is not', null)
    .where('managed', '=', false)
    .executeTakeFirst();
}

/** Stores a new account; undefined if both it and another account of the email are verified. */
export function insertAccount(db: Database, account: Insertable<Account>) {
  return db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) =>
      conflict.columns(['role', 'mailbox']).where('verified_at', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
}

/** Stores a new account. An email may have several that are not yet verified. */
export async function insertNewAccount(db: Database, account: Insertable<Account>): Promise<string> {
  const { id } = await db.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** As many as a person can make in an hour; see `registrationRates`. */
const MAX_LIVE_REGISTRATIONS = 3;

/** Records the version of the terms that the form showed. A program that registers need not send one. */
export async function insertRegistrationConsent(
  db: Database,
  account_id: string,
  { version, language }: { version: string | undefined; language: Language },
  now: Date,
) {
  if (!version) return;
  const consent = { account_id, version, language, agreed_at: now.toISOString() };
  await db
    .insertInto('registration_consent')
    .values(consent)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insertNewestLegalConsents(db, account_id, language, now);
}

export function insertTalent(db: Database, talent: { id: string; name: string }) {
  return db.insertInto('talent').values(talent).execute();
}

export function insertProductionHouse(db: Database, house: Insertable<ProductionHouse>) {
  return db.insertInto('production_house').values(house).returning('id').executeTakeFirstOrThrow();
}

/** Returns an unverified registration and locks it until the caller's transaction ends. */
export function findPendingAccount(db: Database, id: string) {
  return db
    .selectFrom('account')
    .select(['id', 'attempt_hash'])
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the registration that a browser made, or else the newest of the email. */
export function findRegistration(
  db: Database,
  { role, email, attempt_hash }: { role: AccountRole; email: string; attempt_hash: Buffer | null },
) {
  return db
    .selectFrom('account')
    .select('id')
    .where('role', '=', role)
    .where('mailbox', '=', mailboxOf(email))
    .where('verified_at', 'is', null)
    .where('added_by_house', '=', false)
    .orderBy((order) => order('attempt_hash', 'is not distinct from', attempt_hash), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findRegistrationOfBrowser(
  db: Database,
  role: AccountRole,
  { email, attempt_hash }: { email: string; attempt_hash: Buffer },
) {
  return db
    .selectFrom('account')
    .select(['id', 'mobile'])
    .where('role', '=', role)
    .where('mailbox', '=', mailboxOf(email))
    .where('attempt_hash', '=', attempt_hash)
    .where('verified_at', 'is', null)
    .where('mobile', 'is not', null)
    .$narrowType<{ mobile: NotNull }>()
    .executeTakeFirst();
}

export function updateAccountToVerified(db: Database, id: string, now: Date) {
  return db
    .updateTable('account')
    .set({ verified_at: now.toISOString(), attempt_hash: null })
    .where('id', '=', id)
    .execute();
}

export function findProvenMobile(db: Database, role: AccountRole, mobile: string) {
  return db
    .selectFrom('account')
    .select('id')
    .where('role', '=', role)
    .where('proven_mobile', '=', mobile)
    .executeTakeFirst();
}

/**
 * Returns the verified account of an email. Without one, returns the unverified registrations of the email,
 * newest first. Returns the account that has proved a mobile number; without one, the verified accounts that
 * entered it, oldest first.
 */
export function listAccountsToLogIn(db: Database, role: AccountRole, identifier: string) {
  return db
    .selectFrom('account')
    .select(['id', 'password_hash', 'verified_at', 'mobile_verified_at'])
    .where('role', '=', role)
    .where('added_by_house', '=', false)
    .where((where) =>
      where.or([
        where('mailbox', '=', mailboxOf(identifier)),
        where('proven_mobile', '=', identifier),
        where.and([
          where('mobile', '=', identifier),
          where('verified_at', 'is not', null),
          where.not(
            where.exists(
              where
                .selectFrom('account as holder')
                .select('holder.id')
                .where('holder.role', '=', role)
                .where('holder.proven_mobile', '=', identifier),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('verified_at', (order) => order.asc().nullsLast())
    .orderBy('created_at', 'desc')
    .limit(MAX_LIVE_REGISTRATIONS)
    .execute();
}

export function findTalent(db: Database, id: string) {
  return db
    .selectFrom('talent')
    .select(['id', 'name', 'profile_photo', 'profile_type', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Returns what the browser stores about a production house and its logged-in team member. */
export function findStoredMember(db: Database, accountId: string) {
  return (
    db
      .selectFrom('account')
      .innerJoin('production_house', 'production_house.id', 'account.production_house_id')
      .select([
        'company_name',
        'type_of_work',
        'profile_photo',
        'profile_photo as image',
        'production_house.updated_at',
        'team_role',
        'display_name as member_name',
      ])
      .where('account.id', '=', accountId)
      // An account with a house always has a role in its team.
      .$narrowType<{ team_role: NotNull }>()
      .executeTakeFirstOrThrow()
  );
}

export function findNewcomer(db: Database, id: string) {
  return db
    .selectFrom('account')
    .leftJoin('talent', 'talent.id', 'account.id')
    .leftJoin('production_house', 'production_house.id', 'account.production_house_id')
    .select(({ fn }) => ['role', fn.coalesce('talent.name', 'company_name').as('name')])
    .where('account.id', '=', id)
    .executeTakeFirst();
}
