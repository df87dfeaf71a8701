import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { hasCode } from '#platform/database/database.ts';
import { openClient, readVersion, rejectOldServer } from '#platform/database/open-client.ts';
import { POSTGRES_ERRORS } from '#platform/database/sqlstates.ts';

const migrations = new URL('../../../migrations/', import.meta.url);
/** How a migration begins that PostgreSQL cannot run in a transaction, such as an index that is made beside other work. */
const OUTSIDE_TRANSACTION = '-- Outside a transaction';
/**
 * How a migration begins that rewrites many rows: its one statement changes some thousands that are still in the former
 * form, and is repeated until none is left. Each step is a transaction of its own, so that nobody waits for it long.
 */
const IN_STEPS = '-- In steps';
/** Migrations that are not part of the baseline have at least this number; lower ones were used before there was one. */
const FIRST_AFTER_BASELINE = '0300';
const ASK_AGAIN_MS = 200;

/** How long a migration may hold up other work while it waits for a lock, and how often it tries again. */
const LOCK_TIMEOUT = '3s';
const TRIES = 20;

/**
 * Applies missing migrations in order; processes that start at the same time take turns. Throws for a database
 * of an older product: `dataDirectory` is the folder it is in, if it is an embedded one. `report` is told each step.
 */
export async function migrate(
  connectionString: string,
  dataDirectory?: string,
  report: (step: string) => void = () => {},
): Promise<void> {
  const client = await openClient({ connectionString });
  try {
    rejectOldServer(await readVersion(client));
    await takeTurn(client);
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = await readApplied(client);
    const names = await migrationNames();
    rejectReplaced(applied, names, dataDirectory);
    for (const name of names.filter((one) => !applied.has(one))) {
      const begun = performance.now();
      await applyMigration(client, name, await readFile(new URL(name, migrations), 'utf8'), report);
      report(`Applied ${name} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }
  } finally {
    await client.end();
  }
}

async function readApplied(client: pg.Client): Promise<Set<string>> {
  const { rows: tables } = await client.query(`select to_regclass('migration') as found`);
  const { rows } = tables[0].found ? await client.query('select name from migration') : { rows: [] };
  return new Set(rows.map(({ name }) => name));
}

/**
 * Throws for a database whose migrations the baseline has replaced. A higher number that is unknown comes from a newer
 * release, beside which this one may run.
 */
function rejectReplaced(applied: Set<string>, names: string[], dataDirectory?: string) {
  const replaced = [...applied].some((name) => name < FIRST_AFTER_BASELINE && !names.includes(name));
  if (!replaced) return;
  throw new Error(
    dataDirectory
      ? `The database in ${dataDirectory} is from an older version and cannot be upgraded: delete this folder (DATA_DIR).`
      : 'The database is from an older version and cannot be upgraded: create a new, empty one and set DATABASE_URL to it.',
  );
}

/**
 * Waits until no other process migrates. It asks again and again: an index is only made beside other work after all
 * statements that began earlier have ended, so one that waits for the lock would never end.
 */
async function takeTurn(client: pg.Client) {
  const lock = `select pg_try_advisory_lock(hashtext('kirdaar migrations')) taken`;
  while (!(await client.query(lock)).rows[0].taken) await setTimeout(ASK_AGAIN_MS);
}

/** Applies the statements of a migration and notes its name. */
export async function applyMigration(
  client: pg.Client,
  name: string,
  statements: string,
  report: (step: string) => void = () => {},
): Promise<void> {
  try {
    if (statements.startsWith(OUTSIDE_TRANSACTION)) await applyOutside(client, statements);
    else if (statements.startsWith(IN_STEPS)) await applyInSteps(client, name, statements, report);
    else return void (await applyAtOnce(client, statements, name));
    await note(client, name);
  } catch (error) {
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}

/** Applies statements statement by statement. They must allow being applied again, because they may be interrupted. */
async function applyOutside(client: pg.Client, statements: string) {
  for (const statement of statements.split(/;\n/)) if (statement.trim()) await client.query(statement);
}

async function applyInSteps(
  client: pg.Client,
  name: string,
  statement: string,
  report: (step: string) => void,
) {
  for (let rows = 0, changed = -1; changed !== 0; ) {
    changed = (await applyAtOnce(client, statement)).rowCount ?? 0;
    rows += changed;
    if (changed > 0) report(`${name}: ${rows} rows so far`);
  }
}

/**
 * Applies statements in one transaction, and notes the name of the migration if they are all of it. It does not wait long
 * for a lock, because others would wait behind it: it gives way and tries again.
 */
async function applyAtOnce(client: pg.Client, statements: string, name?: string): Promise<pg.QueryResult> {
  for (let tries = 1; ; tries += 1) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
      const result = await client.query(statements);
      if (name) await note(client, name);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      if (!hasCode(error, POSTGRES_ERRORS.LOCK_NOT_AVAILABLE) || tries === TRIES) throw error;
      await setTimeout(ASK_AGAIN_MS);
    }
  }
}

async function note(client: pg.Client, name: string) {
  await client.query('insert into migration (name) values ($1)', [name]);
}

/** Lists the migrations that a database lacks, in the order they are applied. Throws for one of an older product. */
export async function missingMigrations(connectionString: string, dataDirectory?: string): Promise<string[]> {
  const client = await openClient({ connectionString });
  try {
    const applied = await readApplied(client);
    const names = await migrationNames();
    rejectReplaced(applied, names, dataDirectory);
    return names.filter((name) => !applied.has(name));
  } finally {
    await client.end();
  }
}

/** Throws when a database lacks migrations or is from an older product, with what to do. */
export async function requireMigrations(connectionString: string): Promise<void> {
  const missing = await missingMigrations(connectionString);
  if (missing.length === 0) return;
  throw new Error(
    `The database lacks ${missing.length} migrations, the first is ${missing[0]}. Run "npm run migrate" before starting, or set MIGRATE_ON_START=1.`,
  );
}

/** Lists the names of all migrations in the order they are applied. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
}
