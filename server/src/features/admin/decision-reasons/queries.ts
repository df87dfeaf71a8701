import type { DecisionReason } from '@kirdaar/contract/admin/decision-reasons';
import type { Language } from '@kirdaar/contract/rules/languages';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

export function listReasons(db: Database): Promise<DecisionReason[]> {
  return (
    db
      .selectFrom('decision_reason')
      .select(['id', 'text_en', 'text_hi'])
      // The column has a check with these kinds.
      .select(sql<DecisionReason['kind']>`kind`.as('kind'))
      .orderBy('kind')
      .orderBy('saved_at')
      .orderBy('id')
      .execute()
  );
}

export async function upsertReason(
  db: Database,
  { id, ...reason }: DecisionReason,
  saved_by: string,
  now: Date,
) {
  const saved = { ...reason, saved_by, saved_at: now.toISOString() };
  await db
    .insertInto('decision_reason')
    .values({ id, ...saved })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(saved))
    .execute();
}

export function deleteReason(db: Database, id: string) {
  return db.deleteFrom('decision_reason').where('id', '=', id).returning('kind').executeTakeFirst();
}

/** Returns the language in which a house, or an agency, reads what staff write to it: that of its first owner. */
export async function findOwnerLanguage(db: Database, ownerId: string): Promise<Language> {
  const owner = await db
    .selectFrom('account')
    .select(languageOfAccount)
    .where(sql<boolean>`${ownerId} in (id, production_house_id)`)
    .where('removed_at', 'is', null)
    .orderBy(sql`coalesce(team_role = 'owner', true)`, 'desc')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return owner?.language ?? 'en';
}

/** What a page of a decision offers to add to its reason. */
export async function readReasonsFor(db: Database, ownerId: string) {
  return { reasons: await listReasons(db), language: await findOwnerLanguage(db, ownerId) };
}
