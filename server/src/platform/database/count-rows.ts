import type pg from 'pg';
import { openClient } from '#platform/database/open-client.ts';

export type RowCounts = Record<string, number>;

/** Returns how many rows each table of the product has that survives a crash. */
export async function countRows(client: pg.Client): Promise<RowCounts> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace order by relname`);
  if (tables.length === 0) return {};
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int from public."${name}"`);
  const { rows } = await client.query<{ name: string; count: number }>(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

export async function countRowsOf(databaseUrl: string): Promise<RowCounts> {
  const client = await openClient({ connectionString: databaseUrl });
  try {
    return await countRows(client);
  } finally {
    await client.end();
  }
}

/** Returns the tables whose count is not between the two that were taken while the backup ran. */
export function findDifferences(before: RowCounts, after: RowCounts, restored: RowCounts): string[] {
  return Object.keys({ ...before, ...restored }).flatMap((table) => {
    const [first = 0, last = 0, found = 0] = [before[table], after[table], restored[table]];
    const fits = found >= Math.min(first, last) && found <= Math.max(first, last);
    return fits ? [] : [`${table}: ${found} rows, but ${first} in the backup`];
  });
}
