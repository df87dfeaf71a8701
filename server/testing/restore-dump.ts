import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { connect, type Database } from '#platform/database/database.ts';
import { describeSchema, readSchema, type TablePart } from '#testing/describe-schema.ts';
import { databaseUrl } from '#testing/postgres.ts';

const run = promisify(execFile);

/** Restores a dump to a new database: by pg_dump if it is installed and new enough, otherwise in the same order. */
export async function restoreDump(db: Database, url: string): Promise<Database> {
  const name = `restored_${crypto.randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.id(name)}`.execute(db);
  const restored = databaseUrl(url, name);
  if (await canDump(db)) await restoreWithPrograms(url, restored, name);
  else await restoreStatements(url, restored);
  return connectTo(restored);
}

/** Whether PostgreSQL's own programs are installed and as new as the server: older ones refuse to dump it. */
async function canDump(db: Database): Promise<boolean> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  const { stdout } = await run('pg_dump', ['--version']).catch(() => ({ stdout: '' }));
  const majorIn = (version: string) => Number(/\d+/.exec(version)?.[0] ?? 0);
  return majorIn(stdout) >= majorIn(rows[0]?.server_version ?? '');
}

async function restoreWithPrograms(from: string, to: string, name: string) {
  const file = join(tmpdir(), name);
  await run('pg_dump', ['--format=custom', `--file=${file}`, from]);
  await run('pg_restore', ['--exit-on-error', `--dbname=${to}`, file]);
  await rm(file);
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
    const { types, tables, columns, constraints, indexes, triggers, views, functions } =
      await readSchema(source);
    const ofKind = (kinds: string) => constraints.filter(({ kind }) => kinds.includes(kind));
    const isOf = (table: { name: string }) => (part: TablePart) => part.owner === table.name;
    const created = tables.map((table) => {
      const parts = [...columns, ...ofKind('c')].filter(isOf(table));
      return `${table.definition} (${parts.map(({ definition }) => definition).join()})`;
    });
    const added = ({ owner, definition }: TablePart) => `alter table ${owner} add ${definition}`;

    for (const extension of ['btree_gist', 'pg_trgm'])
      await runAll(target, [`create extension if not exists ${extension} schema public`]);
    await runInPossibleOrder(target, [...definitionsOf([...types, ...views, ...functions]), ...created]);
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
