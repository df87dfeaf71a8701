import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { AccountDeletion } from '#platform/database/database-types.generated.ts';

/** Stores a request for deletion. An earlier one keeps its time, and a guardian's stays the guardian's. */
export function upsertDeletion(db: Database, deletion: Insertable<AccountDeletion>) {
  return db
    .insertInto('account_deletion')
    .values(deletion)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        guardian_id: sql`coalesce(excluded.guardian_id, account_deletion.guardian_id)`,
      }),
    )
    .returning('erase_at')
    .executeTakeFirstOrThrow();
}

/**
 * Whether an account is the only verified owner of its production house, or the only one who has not asked for
 * deletion. Locks the house.
 */
export async function isOnlyOwner(
  db: Database,
  account_id: string,
  { ofThoseWhoStay }: { ofThoseWhoStay: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    select from account
    where id = ${account_id} and team_role = 'owner' and is_last_owner(account, ${ofThoseWhoStay})
  `.execute(db);
  return rows.length > 0;
}

/** Whether reviewers or viewers belong to a house that could still remove them; a suspended one could not. */
export async function hasOtherMembers(db: Database, houseId: string): Promise<boolean> {
  const member = await db
    .selectFrom('account')
    .select('id')
    .where('production_house_id', '=', houseId)
    .where('team_role', '<>', 'owner')
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`house_suspension_kind(production_house_id) is null`)
    .limit(1)
    .executeTakeFirst();
  return member !== undefined;
}

/**
 * Whether a house has casting calls that take applications or await approval. Those of a suspended house are not open:
 * it could not close them.
 */
export async function hasOpenJobs(db: Database, houseId: string): Promise<boolean> {
  const open = await db
    .selectFrom('job')
    .select('id')
    .where('production_house_id', '=', houseId)
    .where('status', 'in', ['open', 'pending'])
    .where(sql<boolean>`house_suspension_kind(production_house_id) is null`)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Whether somebody signed terms with a house that has not marked all of the pay, or disputes it. */
export async function owesPay(db: Database, houseId: string): Promise<boolean> {
  const owed = await db
    .selectFrom('pay_due')
    .innerJoin('application', 'application.id', 'pay_due.application_id')
    .innerJoin('job', 'job.id', 'job_id')
    .select('job.id')
    .where('production_house_id', '=', houseId)
    .where(
      sql<boolean>`not exists (select from pay_counted where pay_counted.application_id = pay_due.application_id)
        or exists (
          select from pay_dispute where pay_dispute.application_id = pay_due.application_id and dismissed_at is null
        )`,
    )
    .limit(1)
    .executeTakeFirst();
  return owed !== undefined;
}

/**
 * Returns the accounts whose time to return is over, and locks them so that a login waits. One that is reported, or
 * owns a house that is, waits until staff have decided.
 */
export function lockDueDeletions(db: Database, now: Date, limit: number) {
  return db
    .selectFrom('account_deletion')
    .innerJoin('account', 'account.id', 'account_deletion.account_id')
    .select(['account.id', 'account.email', 'account.mobile', 'account.production_house_id'])
    .where('erase_at', '<=', now.toISOString())
    .where(
      sql<boolean>`not exists (
        select from report where closed_at is null and (
          subject_id = account.id or team_role = 'owner' and (
            subject_id = production_house_id
            or subject_id in (select id from job where job.production_house_id = account.production_house_id)
          )
        )
      )`,
    )
    .orderBy('erase_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Lists the ids by which notifications to others name what belongs to a talent. */
export async function listIdsOfTalent(db: Database, talent_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${talent_id}::uuid as id
    union all select id from application where talent_id = ${talent_id}
    union all select role_offer.id from role_offer join application on application.id = application_id
      where talent_id = ${talent_id}
    union all select message.id from conversation_message message
      join application on application.id = application_id where talent_id = ${talent_id}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes notifications to others about these ids, sent or not. */
export async function deleteNotificationsAbout(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return;
  const pattern = ids.join('|');
  await sql`delete from notification where source ~ ${pattern}`.execute(db);
  await sql`delete from notification_delivery where source ~ ${pattern}`.execute(db);
}

/** The members of a house, with the addresses that it deletes with them. */
export function listMembersToErase(db: Database, houseId: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'mobile'])
    .where('production_house_id', '=', houseId)
    .execute();
}

/** Returns those addresses of an account that no other account has: talent and houses may share an email. */
export async function listAddressesOfOne(
  db: Database,
  { id, email, mobile }: { id: string; email: string; mobile: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select address from unnest(${mobile ? [email, mobile] : [email]}::text[]) as address
    where not exists (
      select from account where id <> ${id} and (account.email = address or account.mobile = address)
    )
  `.execute(db);
  return rows.map(({ address }) => address);
}

/** Deletes what is kept under the addresses of an account without referring to it. */
export async function deleteByAddresses(db: Database, account_id: string, addresses: readonly string[]) {
  await sql`delete from notification_delivery where account_id = ${account_id} or address = any(${addresses})`.execute(
    db,
  );
  const mailboxes = addresses.map(mailboxOf);
  await sql`delete from one_time_code where address = any(${[...addresses, ...mailboxes]})`.execute(db);
  await sql`delete from team_invitation where mailbox = any(${mailboxes})`.execute(db);
  await sql`delete from whatsapp_reply where address = any(${addresses})`.execute(db);
  // A report keeps what its subject looked like.
  await sql`delete from report where subject_id = ${account_id}`.execute(db);
  const named = [account_id, ...addresses].map((name) => JSON.stringify(name));
  await sql`
    delete from pgboss.job
    where exists (select from unnest(${named}::text[]) as named where position(named in data::text) > 0)
  `.execute(db);
}

export function deleteAccount(db: Database, id: string) {
  return db.deleteFrom('account').where('id', '=', id).execute();
}

/** Deletes a house with everything in it and the accounts of its team. */
export function deleteHouse(db: Database, id: string) {
  return db.deleteFrom('production_house').where('id', '=', id).execute();
}
