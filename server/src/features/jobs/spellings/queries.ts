import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** A column with values that have one spelling. */
export interface SpeltColumn {
  table: 'talent' | 'job' | 'saved_search';
  column: string;
  /** A value that the database does not let change. */
  locked?: 'by applications';
}

/** Returns every different value of a column. */
export async function listSpelt(db: Database, { table, column }: SpeltColumn): Promise<unknown[]> {
  const { rows } = await sql<{ value: unknown }>`
    select distinct to_jsonb(${sql.ref(column)}) value from ${sql.table(table)}
    where ${sql.ref(column)} is not null`.execute(db);
  return rows.map(({ value }) => value);
}

/** Replaces values in up to `limit` rows, and returns in how many. */
export async function updateSpelt(
  db: Database,
  { table, column, locked }: SpeltColumn,
  changes: { before: unknown; after: unknown }[],
  limit: number,
): Promise<number> {
  const stored = sql`(jsonb_populate_record(null::${sql.table(table)}, jsonb_build_object(${column}::text, after))).${sql.ref(column)}`;
  const isFree = locked ? sql`not exists (select from application where job_id = spelt.id)` : sql`true`;
  const changed = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as changed (before jsonb, after jsonb)`;
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} as spelt set ${sql.ref(column)} = ${stored} from ${changed}
    where to_jsonb(spelt.${sql.ref(column)}) = before and spelt.id in (
      select id from ${sql.table(table)} as spelt, ${changed}
      where to_jsonb(spelt.${sql.ref(column)}) = before and ${isFree} limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Returns the digest of the spellings that everything was converted to last. */
export function findVersion(db: Database) {
  return db.selectFrom('spelling_version').select('digest').executeTakeFirst();
}

export function upsertVersion(db: Database, digest: string) {
  return db
    .insertInto('spelling_version')
    .values({ digest })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ digest }))
    .execute();
}

/** Returns the heights that were stored without their centimetres. */
export function listHeights(db: Database) {
  return db
    .selectFrom('talent')
    .select(sql<string>`details ->> 'height'`.as('height'))
    .distinct()
    .where('height_cm', 'is', null)
    .where(sql<boolean>`details ? 'height'`)
    .execute();
}

export function updateHeights(db: Database, height: string, height_cm: number) {
  return db
    .updateTable('talent')
    .set({ height_cm })
    .where('height_cm', 'is', null)
    .where(sql<string>`details ->> 'height'`, '=', height)
    .execute();
}
