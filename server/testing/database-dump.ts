import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Dumps every row of every table as text, with the queue; bytes as hexadecimal and as the text they may contain. */
export async function dumpDatabase(db: Database): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
  `.execute(db);
  const contents = await Promise.all(
    tables.map(({ schema, name }) =>
      sql<{ row: string }>`select content::text as row from ${sql.id(schema, name)} content`.execute(db),
    ),
  );
  const dump = contents.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
  const bytes = dump.match(/(?<=\\x)[\da-f]+/g) ?? [];
  return [dump, ...bytes.map((hex) => Buffer.from(hex, 'hex').toString('latin1'))].join('\n');
}
