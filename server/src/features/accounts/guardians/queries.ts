import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Guardian } from '#platform/database/database-types.generated.ts';

/** Whether a talent is a child, by age alone. */
export function isChild(now: Date) {
  return sql<boolean>`is_child(talent.date_of_birth, ${now.toISOString()})`;
}

/**
 * Returns a talent's birth date and locks the guardian against changes until the caller's transaction ends.
 */
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

/** Returns whether a talent is a child who needs a guardian. */
export function findGuardianship(db: Database, talentId: string, now: Date) {
  return db
    .selectFrom('talent')
    .select(['date_of_birth', isChild(now).as('needed')])
    .where('id', '=', talentId)
    .executeTakeFirstOrThrow();
}

/** Returns the guardian whose consent is current. */
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

/** Withdraws the current consent, if there is one, and returns it. */
export function updateGuardianToWithdrawn(db: Database, talentId: string, now: Date) {
  return (
    db
      .updateTable('guardian')
      // The clocks of two processes may differ slightly.
      .set({ withdrawn_at: sql<string>`greatest(consented_at, ${now.toISOString()})` })
      .where('talent_id', '=', talentId)
      .where('withdrawn_at', 'is', null)
      .returning(['id', 'mobile'])
      .executeTakeFirst()
  );
}

/** Returns the guardian who gave a current or past consent, and the child it covers. */
export function findConsent(db: Database, id: string) {
  return db
    .selectFrom('guardian')
    .innerJoin('talent', 'talent.id', 'talent_id')
    .select(['talent_id', 'guardian.name as guardian_name', 'guardian.mobile', 'talent.name'])
    .where('guardian.id', '=', id)
    .executeTakeFirst();
}
