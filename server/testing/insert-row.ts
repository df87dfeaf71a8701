import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { DB } from '#platform/database/database-types.generated.ts';

export type Row<T extends keyof DB> = Partial<Insertable<DB[T]>>;

/** Inserts a row and returns it, with the database's defaults for the columns that are not given. */
export function insertRow<T extends keyof DB>(
  db: Database,
  table: T,
  row: Insertable<DB[T]>,
): Promise<Selectable<DB[T]>> {
  // Kysely cannot infer the types of a table that is itself a parameter; the signature states them.
  const insert = db.insertInto(table).values(row as never);
  return insert.returningAll().executeTakeFirstOrThrow() as unknown as Promise<Selectable<DB[T]>>;
}
