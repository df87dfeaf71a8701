import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const migrations = new URL('../../migrations/', import.meta.url);

/** Applies the migrations that are missing, in order; several processes starting at once take turns. */
export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('kirdaar migrations'))`);
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = new Set((await client.query('select name from migration')).rows.map(({ name }) => name));
    for (const name of await migrationNames()) {
      if (!applied.has(name)) await apply(client, name);
    }
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, name: string) {
  const statements = await readFile(new URL(name, migrations), 'utf8');
  await client.query('begin');
  try {
    await client.query(statements);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}

/** The names of all migrations, in the order in which they are applied. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
}
