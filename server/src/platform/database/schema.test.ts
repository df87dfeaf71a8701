import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { describeSchema } from '#testing/describe-schema.ts';
import { generateTableTypes } from '#testing/table-types.ts';
import { test } from '#testing/test.ts';

const page = new URL('../../../schema.sql', import.meta.url);

test('schema.sql shows the database that the migrations create', async ({ db }) => {
  const written = await readFile(page, 'utf8');

  const described = await describeSchema(db);

  expect(described, 'run `npm run db:schema` and commit server/schema.sql').toBe(written);
});

test('the table types are those of the database that the migrations create', async ({ db, url }) => {
  expect(() => generateTableTypes(url, '--verify')).not.toThrow();

  await sql`alter table plan add column colour text`.execute(db);
  expect(() => generateTableTypes(url, '--verify')).toThrow('not up-to-date');
});

test('every function works where no schema is searched, as when a dump is restored', async ({ db }) => {
  const functionsThatSearch = sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosqlbody is null
      and not ('search_path=public, pg_temp' = any (coalesce(proconfig, '{}')))
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

  expect((await functionsThatSearch.execute(db)).rows).toEqual([]);

  await sql`create function finds_by_path() returns bigint language sql as 'select count(*) from job'`.execute(
    db,
  );
  expect((await functionsThatSearch.execute(db)).rows).toEqual([{ name: 'finds_by_path' }]);
});
