import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { applyMigration, migrate, migrationNames, requireMigrations } from '#platform/database/migrate.ts';
import { databaseUrl } from '#testing/postgres.ts';

/** Creates a database in which these migrations count as applied, and returns its URL. */
async function databaseWith(migrations: string[]): Promise<string> {
  const server = inject('postgres');
  const name = `migrate_${crypto.randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name}`);
  const url = databaseUrl(server, name);
  await query(url, 'create table migration (name text primary key, applied_at timestamptz default now())');
  await query(url, 'insert into migration (name) select unnest($1::text[])', [migrations]);
  return url;
}

async function query(url: string, statement: string, values: string[][] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

test('creates the tables once and notes the names of the migrations', async () => {
  const url = await databaseWith([]);

  await Promise.all([migrate(url), migrate(url)]);
  await migrate(url);

  const noted = await query(url, 'select name from migration order by name');
  expect(noted.map(({ name }) => name)).toEqual(await migrationNames());
});

test.each([
  [
    'all files of the baseline and one that it replaced',
    async () => [...(await migrationNames()), '0039-tattoos.sql'],
  ],
  ['only files that are gone', async () => ['0001-accounts.sql', '0038-field-terms.sql']],
])('rejects a database with %s, says what to do and changes nothing', async (_, applied) => {
  const url = await databaseWith(await applied());

  await expect(migrate(url, '/srv/kirdaar/.data')).rejects.toThrow(
    /\/srv\/kirdaar\/\.data .* delete this folder/,
  );
  await expect(migrate(url)).rejects.toThrow(/create a new, empty one and set DATABASE_URL/);
  await expect(requireMigrations(url)).rejects.toThrow(/create a new, empty one and set DATABASE_URL/);

  expect(await query(url, `select from pg_tables where schemaname = 'public'`)).toHaveLength(1);
});

test('runs beside a newer release that has applied a migration of its own', async () => {
  const url = await databaseWith([...(await migrationNames()), '9999-newer.sql']);

  await expect(migrate(url)).resolves.toBeUndefined();
});

test('builds an index concurrently, and again if it was interrupted', async () => {
  const client = new pg.Client({ connectionString: await databaseWith([]) });
  await client.connect();
  onTestFinished(() => client.end());
  const statements = `-- Outside a transaction
    drop index concurrently if exists migration_by_time;\n
    create index concurrently migration_by_time on migration (applied_at);\n`;

  await applyMigration(client, '9998-index.sql', statements);
  await applyMigration(client, '9999-index.sql', statements);

  const { rows } = await client.query(
    `select from pg_index where indexrelid = 'migration_by_time'::regclass and indisvalid`,
  );
  expect(rows).toHaveLength(1);
});
