import { type Insertable, sql } from 'kysely';
import { isChild } from '#features/talent/queries.ts';
import type { Database } from '#platform/database.ts';
import type { Guardian } from '#platform/database-types.generated.ts';

/** The birth date of a talent whose guardian nobody else changes while the caller's transaction lasts. */
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

/** Whether a talent is a child who needs a guardian. */
export function findWard(db: Database, talentId: string, now: Date) {
  return db
    .selectFrom('talent')
    .select(['date_of_birth', isChild(now).as('needed')])
    .where('id', '=', talentId)
    .executeTakeFirstOrThrow();
}

/** The guardian who agrees now. */
export function findGuardian(db: Database, talentId: string) {
  return db
    .selectFrom('guardian')
    .select(['name', 'relation', 'mobile', 'consent_version', 'consented_at'])
    .where('talent_id', '=', talentId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

export function insertGuardian(db: Database, guardian: Insertable<Guardian>) {
  return db.insertInto('guardian').values(guardian).returning('id').executeTakeFirstOrThrow();
}

/** Ends the standing consent, if there is one, and returns it. */
export function updateGuardianToWithdrawn(db: Database, talentId: string, now: Date) {
  return (
    db
      .updateTable('guardian')
      // The clocks of two processes may differ by a little.
      .set({ withdrawn_at: sql<string>`greatest(consented_at, ${now.toISOString()})` })
      .where('talent_id', '=', talentId)
      .where('withdrawn_at', 'is', null)
      .returning(['id', 'mobile'])
      .executeTakeFirst()
  );
}

/** Whose consent it is or was, and of whom it speaks. */
export function findConsent(db: Database, id: string) {
  return db
    .selectFrom('guardian')
    .innerJoin('talent', 'talent.id', 'talent_id')
    .select(['talent_id', 'guardian.name as guardian_name', 'guardian.mobile', 'talent.name'])
    .where('guardian.id', '=', id)
    .executeTakeFirst();
}
