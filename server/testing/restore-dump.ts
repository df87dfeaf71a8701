import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '#platform/database/database.ts';
import { describeSchema } from '#testing/describe-schema.ts';
import { databaseUrl } from '#testing/postgres.ts';
import { readDump, rowsOf } from '#testing/read-dump.ts';

const run = promisify(execFile);

/** Restores a dump of a database to a new one. A dump written by pg_dump is kept in the folder. */
export async function restoreDump(db: Database, folder: string): Promise<Database> {
  const server = inject('postgres');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = `restored_${crypto.randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.id(name)}`.execute(db);
  const from = databaseUrl(server, rows[0]?.name ?? '');
  const to = databaseUrl(server, name);
  if (await canDump(db)) await restoreWithPrograms(from, to, join(folder, 'dump'));
  else await restoreStatements(from, to);
  return connect(to, (error) => {
    throw error;
  });
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

/** Whether PostgreSQL's own programs are installed and as new as the server: older ones refuse to dump it. */
async function canDump(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  const { stdout } = await run('pg_dump', ['--version']).catch(() => ({ stdout: '' }));
  return majorIn(stdout) >= majorIn(rows[0]?.version ?? '');
}

function majorIn(version: string): number {
  return Number(/\d+/.exec(version)?.[0] ?? 0);
}

async function restoreWithPrograms(from: string, to: string, file: string) {
  await run('pg_dump', ['--format=custom', `--file=${file}`, from]);
  await run('pg_restore', ['--exit-on-error', `--dbname=${to}`, file]);
}

/** Does what the programs do, in their order: types, functions and tables, then rows, then the rest. */
async function restoreStatements(from: string, to: string) {
  const source = await connectAsDump(from);
  const target = await connectAsDump(to);
  try {
    const { types, functionsAndTables, tables, afterRows } = await readDump(source);
    for (const statement of types) await target.query(statement);
    await runInPossibleOrder(target, functionsAndTables);
    for (const { name, columns, values } of tables)
      await target.query(
        `insert into ${name} (${columns}) overriding system value
         select ${values} from unnest($1::text[]) line, lateral (select line::${name} as dumped) written`,
        [await rowsOf(source, name)],
      );
    for (const statement of afterRows) await target.query(statement);
  } finally {
    await source.end();
    await target.end();
  }
}

/** Connects as a dump is written and restored: no schema is searched, so a name without one is not found. */
async function connectAsDump(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set search_path = ''; set check_function_bodies = off`);
  return client;
}

/** Runs statements that need each other. pg_dump sorts them; here, those that came too early run again. */
async function runInPossibleOrder(target: pg.Client, statements: string[]) {
  const early: string[] = [];
  let problem: unknown;
  for (const statement of statements)
    await target.query(statement).catch((error) => {
      early.push(statement);
      problem = error;
    });
  if (early.length === statements.length) throw problem;
  if (early.length > 0) await runInPossibleOrder(target, early);
}
