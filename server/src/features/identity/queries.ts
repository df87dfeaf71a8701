import { type Insertable, type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { Account, AccountRole, ProductionHouse } from '#platform/database-types.generated.ts';

/** Removes an account that was never verified, and returns it. */
export function deletePendingAccount(db: Database, role: AccountRole, email: string) {
  return db
    .deleteFrom('account')
    .where('role', '=', role)
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .returning('production_house_id')
    .executeTakeFirst();
}

export function deleteProductionHouse(db: Database, id: string) {
  return db.deleteFrom('production_house').where('id', '=', id).execute();
}

/** Stores a new account, or returns undefined if the email has one of this role. */
export function insertAccount(db: Database, account: Insertable<Account>) {
  return db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.columns(['role', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export function insertTalent(db: Database, talent: { id: string; name: string }) {
  return db.insertInto('talent').values(talent).execute();
}

export function insertProductionHouse(db: Database, house: Insertable<ProductionHouse>) {
  return db.insertInto('production_house').values(house).returning('id').executeTakeFirstOrThrow();
}

/** A registration that waits for its code; nobody replaces it while the caller's transaction lasts. */
export function findPendingAccount(db: Database, role: AccountRole, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'attempt_hash'])
    .where('role', '=', role)
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes the account a way in. */
export function updateAccountToVerified(db: Database, id: string, now: Date) {
  return db
    .updateTable('account')
    .set({ verified_at: now.toISOString(), attempt_hash: null })
    .where('id', '=', id)
    .execute();
}

export function findVerifiedMobile(db: Database, role: AccountRole, mobile: string) {
  return db
    .selectFrom('account')
    .select('id')
    .where('role', '=', role)
    .where('mobile', '=', mobile)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
}

/** The account of an email, or the verified one of a mobile number. */
export function findAccountToLogIn(db: Database, role: AccountRole, identifier: string) {
  return db
    .selectFrom('account')
    .select(['id', 'password_hash', 'verified_at'])
    .where('role', '=', role)
    .where((where) =>
      where.or([
        where('email', '=', identifier),
        where.and([where('mobile', '=', identifier), where('verified_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
}

export function findTalent(db: Database, id: string) {
  return db
    .selectFrom('talent')
    .select(['id', 'name', 'profile_photo', 'profile_type', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export function findHouseOfAccount(db: Database, accountId: string) {
  return (
    db
      .selectFrom('account')
      .innerJoin('production_house', 'production_house.id', 'account.production_house_id')
      .select([
        'company_name',
        'type_of_work',
        'profile_photo',
        'production_house.updated_at',
        'team_role',
        'display_name as member_name',
      ])
      .where('account.id', '=', accountId)
      // Whoever has a house has a role in its team.
      .$narrowType<{ team_role: NotNull }>()
      .executeTakeFirstOrThrow()
  );
}

/** Removes registrations that were not verified in time, and the houses among them. */
export function deletePendingAccountsBefore(db: Database, instant: Date) {
  return db
    .with('overdue', (db) =>
      db
        .deleteFrom('account')
        .where('verified_at', 'is', null)
        .where('created_at', '<', instant.toISOString())
        .returning('production_house_id'),
    )
    .deleteFrom('production_house')
    .where('id', 'in', (db) =>
      db
        .selectFrom('overdue')
        .select('production_house_id')
        .where('production_house_id', 'is not', null)
        .$castTo<{ production_house_id: string }>(),
    )
    .execute();
}

interface LoginSubject {
  account: Buffer;
  address: Buffer;
}

const FIRST_DELAY_SECONDS = 5;
const LONGEST_DELAY_SECONDS = 300;
const REMEMBERED_SECONDS = 15 * 60;

/** Counts one try of a login, or returns undefined while it has to wait for the last; the first so many wait for none. */
export function takeLoginTry(db: Database, subject: LoginSubject, free: number, now: Date) {
  const present = now.toISOString();
  const forget_at = new Date(now.getTime() + REMEMBERED_SECONDS * 1000).toISOString();
  const tries = sql<number>`case when login_try.forget_at > ${present} then login_try.tries + 1 else 1 end`;
  // Doubled at most ten times: no power grows out of its type.
  const delay = sql`least(${LONGEST_DELAY_SECONDS}, ${FIRST_DELAY_SECONDS} * 2 ^ least(${tries} - ${free}, 10))`;
  return db
    .insertInto('login_try')
    .values({ ...subject, tries: 1, next_at: present, forget_at })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'address'])
        .doUpdateSet({
          tries,
          next_at: sql<string>`${present}::timestamptz + case when ${tries} < ${free} then interval '0' else ${delay} * interval '1 second' end`,
          forget_at,
        })
        .where('login_try.next_at', '<=', present),
    )
    .returning('tries')
    .executeTakeFirst();
}

export function findLoginTry(db: Database, { account, address }: LoginSubject) {
  return db
    .selectFrom('login_try')
    .select('next_at')
    .where('account', '=', account)
    .where('address', '=', address)
    .executeTakeFirst();
}

/** Forgets the tries of accounts, from one address or from all. */
export function deleteLoginTries(db: Database, accounts: Buffer[], address: Buffer | undefined) {
  const tries = db.deleteFrom('login_try').where('account', 'in', accounts);
  return (address ? tries.where('address', '=', address) : tries).execute();
}

export function deleteForgottenLoginTries(db: Database, now: Date) {
  return db.deleteFrom('login_try').where('forget_at', '<=', now.toISOString()).execute();
}

/** Who has a new account. */
export function findNewcomer(db: Database, id: string) {
  return db
    .selectFrom('account')
    .leftJoin('talent', 'talent.id', 'account.id')
    .leftJoin('production_house', 'production_house.id', 'account.production_house_id')
    .select(({ fn }) => ['role', fn.coalesce('talent.name', 'company_name').as('name')])
    .where('account.id', '=', id)
    .executeTakeFirst();
}
