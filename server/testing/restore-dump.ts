import { sql } from 'kysely';
import { connect, type Database } from '#platform/database/database.ts';
import { describeSchema, readSchema, type TablePart } from '#testing/describe-schema.ts';
import { databaseUrl } from '#testing/postgres.ts';

/**
 * Restores a dump of the database at a URL to a new one and returns that. Dumps and restores as pg_dump and pg_restore do,
 * which few machines have in the version of the server.
 */
export async function restoreDump(db: Database, url: string): Promise<Database> {
  const name = `restored_${crypto.randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.id(name)}`.execute(db);
  const restored = databaseUrl(url, name);
  await restoreStatements(url, restored);
  return connectTo(restored);
}

/** Returns what a restored database must have: the definitions, without their comments, and the rows of each table. */
export async function contentOf(db: Database) {
  const schema = (await describeSchema(db)).replace(/^ *-- .*\n/gm, '');
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by name`.execute(db);
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const content = sql`select written::text from ${sql.id(name)} written order by 1`;
    rows[name] = (await content.execute(db)).rows;
  }
  return { schema, rows };
}

/** Writes types, functions and tables, then rows, then the rest. */
async function restoreStatements(from: string, to: string) {
  const [source, target] = [connectAsDump(from), connectAsDump(to)];
  try {
    const { types, tables, columns, constraints, indexes, triggers, functions } = await readSchema(source);
    const ofKind = (kinds: string) => constraints.filter(({ kind }) => kinds.includes(kind));
    const isOf = (table: { name: string }) => (part: TablePart) => part.owner === table.name;
    const created = tables.map((table) => {
      const parts = [...columns, ...ofKind('c')].filter(isOf(table));
      return `${table.definition} (${parts.map(({ definition }) => definition).join()})`;
    });
    const added = ({ owner, definition }: TablePart) => `alter table ${owner} add ${definition}`;

    await runAll(target, ['create extension if not exists btree_gist schema public']);
    await runInPossibleOrder(target, [...definitionsOf([...types, ...functions]), ...created]);
    for (const table of tables) {
      const written = columns.filter(isOf(table)).filter(({ is_generated }) => !is_generated);
      await copyRows(
        source,
        target,
        table.name,
        written.map(({ name }) => name),
      );
    }
    await runAll(target, ofKind('pux').map(added));
    await runAll(target, [...definitionsOf(indexes), ...ofKind('f').map(added), ...definitionsOf(triggers)]);
  } finally {
    await source.destroy();
    await target.destroy();
  }
}

/** Connects as a dump is written and restored: no schema is searched, so a name without one is not found. */
function connectAsDump(url: string): Database {
  return connectTo(`${url}?options=${encodeURIComponent('-c search_path= -c check_function_bodies=off')}`);
}

function connectTo(url: string): Database {
  return connect(url, (error) => {
    throw error;
  });
}

async function copyRows(source: Database, target: Database, name: string, columns: string[]) {
  const [table, list] = [sql.raw(name), sql.raw(columns.join())];
  const values = sql.raw(columns.map((column) => `(dumped).${column}`).join());
  const content = sql<{ line: string }>`select content::text as line from ${table} content`;
  const lines = (await content.execute(source)).rows.map(({ line }) => line);
  await sql`
    insert into ${table} (${list}) overriding system value
    select ${values} from unnest(${lines}::text[]) line, lateral (select line::${table} as dumped) written
  `.execute(target);
}

const definitionsOf = (parts: { definition: string }[]) => parts.map(({ definition }) => definition);

async function runAll(target: Database, statements: string[]) {
  for (const statement of statements) await sql.raw(statement).execute(target);
}

/** Runs statements that need each other. pg_dump sorts them; here, those that came too early run again. */
async function runInPossibleOrder(target: Database, statements: string[]) {
  const early: string[] = [];
  let problem: unknown;
  for (const statement of statements)
    await runAll(target, [statement]).catch((error) => {
      early.push(statement);
      problem = error;
    });
  if (early.length === statements.length) throw problem;
  if (early.length > 0) await runInPossibleOrder(target, early);
}
