import { sql } from 'kysely';
import { hasContactOfAccount, isChild } from '#features/accounts/guardians/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns what an account can prove as a guardian: its mobile number and email. A child cannot be one. */
export function findHolder(db: Database, id: string, now: Date) {
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .select([
      'name',
      'proven_mobile as mobile',
      sql<string | null>`case when verified_at is not null then email end`.as('email'),
      isChild(now).as('is_child'),
    ])
    .where('talent.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Lists the contacts by which children name an adult account as their guardian, each with one of the guardians. */
export function listOwnContacts(db: Database, id: string, now: Date) {
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .innerJoin('guardian', (join) => join.on(hasContactOfAccount))
    .distinctOn('contact')
    .select(['guardian.id', 'contact'])
    .where('talent.id', '=', id)
    .where('disowned_at', 'is', null)
    .where(sql<boolean>`not ${isChild(now)}`)
    .orderBy('contact')
    .orderBy('guardian.requested_at', 'desc')
    .execute();
}

/** Returns a child of a guardian with this name and date of birth, so that adding one twice adds one. */
export function findSameChild(db: Database, contact: string, child: { name: string; date_of_birth: string }) {
  return db
    .selectFrom('guardian')
    .innerJoin('talent', 'talent.id', 'talent_id')
    .select('talent.id')
    .where('contact', '=', contact)
    .where('withdrawn_at', 'is', null)
    .where(sql`lower(talent.name)`, '=', child.name.toLowerCase())
    .where('date_of_birth', '=', child.date_of_birth)
    .executeTakeFirst();
}
