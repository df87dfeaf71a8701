import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tasks } from '#tasks.ts';

// Rate limit counters are not an effect of a rejected request.
const counters = ['rate_limit', 'login_try'];

/** Returns the number of rows and the writing transactions of each table, and the number of queued tasks. */
export async function takeSnapshot(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all(${counters})
  `.execute(db);
  const counts = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as state
      from ${sql.table(name)}`,
  );
  // Scheduled tasks are left out, because they can start at any time.
  const queueNames = tasks.filter(({ schedule }) => !schedule).map(({ name }) => name);
  const work = sql`select 'work', count(*)::text from pgboss.job where name = any(${queueNames})`;
  const { rows } = await sql<{ name: string; state: string }>`
    ${sql.join([...counts, work], sql` union all `)}
  `.execute(db);
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}
