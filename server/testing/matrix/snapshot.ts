import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { listAffectedTables, requestedQueues } from '#testing/matrix/rows.ts';

/** Returns the number of rows and the writing transactions of each table, and the number of queued tasks. */
export async function takeSnapshot(db: Database): Promise<Record<string, string>> {
  const counts = (await listAffectedTables(db)).map(
    (table) => sql`
      select ${table}::text as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as state
      from ${sql.table(table)}`,
  );
  const work = sql`select 'work', count(*)::text from pgboss.job where name = any(${requestedQueues})`;
  const { rows } = await sql<{ name: string; state: string }>`
    ${sql.join([...counts, work], sql` union all `)}
  `.execute(db);
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}
