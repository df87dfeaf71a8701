import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tasks } from '#tasks.ts';

interface Row {
  table: string;
  row: Record<string, unknown>;
}

/** A column name in our tables and its type; an enum has its values in `choices`. */
export interface Column {
  name: string;
  type: string;
  choices: string[];
}

// Rate limit counters are not an effect of a request.
const counters = ['rate_limit', 'login_try'];

/** Returns every row of our tables as JSON, and every queued task. */
export async function readRows(db: Database): Promise<Row[]> {
  const contents = (await listTables(db))
    .filter((table) => !counters.includes(table))
    .map(
      (table) =>
        sql`select ${table}::text as "table", to_jsonb(content) as row from ${sql.table(table)} content`,
    );
  // Scheduled tasks are left out, because they can start at any time.
  const queueNames = tasks.filter(({ schedule }) => !schedule).map(({ name }) => name);
  const work = sql`
    select 'work', jsonb_build_object('name', name, 'data', data) from pgboss.job where name = any(${queueNames})`;
  return execute(db, sql<Row>`${sql.join([...contents, work], sql` union all `)}`);
}

export async function listTables(db: Database): Promise<string[]> {
  const tables = await execute(
    db,
    sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return tables.map(({ name }) => name);
}

/** Returns every column of our tables; columns with the same name and type appear once. */
export function listColumns(db: Database): Promise<Column[]> {
  return execute(
    db,
    sql<Column>`
      select distinct attname as name, format_type(atttypid, null) as type, array(
        select enumlabel::text from pg_enum where enumtypid = atttypid
      ) as choices
      from pg_attribute
      where attnum > 0 and not attisdropped and attrelid in (
        select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      )
      order by name, type`,
  );
}

async function execute<R>(db: Database, statement: RawBuilder<R>): Promise<R[]> {
  return (await statement.execute(db)).rows;
}
