import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { migrate, migrationNames } from '#platform/database/migrate.ts';
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

test('refuses a database from before the baseline, says what to do and changes nothing', async () => {
  const url = await databaseWith(['0001-accounts.sql', '0038-field-terms.sql']);

  await expect(migrate(url, '/srv/kirdaar/.data')).rejects.toThrow(
    /\/srv\/kirdaar\/\.data .* delete this folder/,
  );
  await expect(migrate(url)).rejects.toThrow(/create a new, empty one and set DATABASE_URL/);

  expect(await query(url, `select from pg_tables where schemaname = 'public'`)).toHaveLength(1);
});

test('runs beside a newer release that has applied a migration of its own', async () => {
  const url = await databaseWith([...(await migrationNames()), '9999-newer.sql']);

  await expect(migrate(url)).resolves.toBeUndefined();
});

test('makes an index again that was interrupted', async () => {
  const url = await databaseWith([]);
  await migrate(url);
  await query(url, `delete from migration where name = '0183-index-of-word-sounds.sql'`);

  await migrate(url);

  const index = await query(
    url,
    `select from pg_index where indexrelid = 'talent_by_word_sounds'::regclass and indisvalid`,
  );
  expect(index).toHaveLength(1);
});
