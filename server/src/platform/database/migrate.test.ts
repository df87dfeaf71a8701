import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { applyMigration, migrate, migrationNames, requireMigrations } from '#platform/database/migrate.ts';
import { rejectOldServer } from '#platform/database/open-client.ts';
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

test('rewrites rows in steps that it reports, until none is left', async () => {
  const url = await databaseWith(['0301-a.sql', '0302-b.sql', '0303-c.sql']);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const reported: string[] = [];

  const statement = `-- In steps
    update migration set name = upper(name)
    where name in (select name from migration where name <> upper(name) limit 2);\n`;
  await applyMigration(client, '9999-UPPER.SQL', statement, (step) => reported.push(step));

  expect(reported).toEqual(['9999-UPPER.SQL: 2 rows so far', '9999-UPPER.SQL: 3 rows so far']);
  const names = await query(url, 'select name from migration order by name');
  expect(names.map(({ name }) => name)).toEqual(['0301-A.SQL', '0302-B.SQL', '0303-C.SQL', '9999-UPPER.SQL']);
});

test('gives way to work that holds a lock, and goes on when it ends', async () => {
  const url = await databaseWith([]);
  const [client, other] = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url }),
  ];
  await Promise.all([client.connect(), other.connect()]);
  onTestFinished(async () => void (await Promise.all([client.end(), other.end()])));
  await other.query('begin; lock table migration in share mode');

  const migrating = applyMigration(client, '9999-note.sql', 'alter table migration add note text');
  await expect
    .poll(async () => (await query(url, `select from pg_locks where not granted`)).length, {
      timeout: 10_000,
    })
    .toBe(1);
  await expect
    .poll(async () => (await query(url, `select from pg_locks where not granted`)).length, {
      timeout: 10_000,
    })
    .toBe(0);
  await other.query('commit');
  await migrating;

  expect(await query(url, 'select name, note from migration')).toEqual([
    { name: '9999-note.sql', note: null },
  ]);
});

test('names the setting and the host of a database that cannot be reached, and no password', async () => {
  const migrating = migrate('postgres://kirdaar:secret@127.0.0.1:9/kirdaar');

  await expect(migrating).rejects.toThrow('PostgreSQL at 127.0.0.1:9 (DATABASE_URL) cannot be reached');
  await expect(migrating).rejects.not.toThrow('secret');
});

test('rejects PostgreSQL 15', () => {
  expect(() => rejectOldServer(150_014)).toThrow('PostgreSQL 15. 16 or newer is needed');
  expect(() => rejectOldServer(160_000)).not.toThrow();
});
