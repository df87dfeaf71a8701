import pg from 'pg';
import { test as base, expect, inject } from 'vitest';
import { migrate, missingMigrations, requireMigrations } from '#platform/database/migrate.ts';
import { databaseUrl } from '#testing/postgres.ts';

const test = base.extend<{ emptyUrl: string }>({
  emptyUrl: async ({}, use) => {
    const client = new pg.Client({ connectionString: inject('postgres') });
    await client.connect();
    const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
    await client.query(`create database ${name}`);
    await client.end();
    await use(databaseUrl(inject('postgres'), name));
  },
});

test('does not start on a database without migrations, until they are applied', async ({ emptyUrl }) => {
  await expect(requireMigrations(emptyUrl)).rejects.toThrow(/npm run migrate/);

  await migrate(emptyUrl);

  await expect(requireMigrations(emptyUrl)).resolves.toBe(undefined);
  expect(await missingMigrations(emptyUrl)).toEqual([]);
});
