import { sql } from 'kysely';
import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { test } from '#testing/test.ts';

test('names every rule that the database raises, and gives each its own code', async ({ db }) => {
  const { rows } = await sql<{ code: string }>`
    select (regexp_matches(prosrc, 'errcode = ''(\\w+)''', 'g'))[1] as code
    from pg_proc where pronamespace = 'public'::regnamespace
    union
    -- A function that several triggers share takes the code as an argument.
    select (regexp_matches(pg_get_triggerdef(oid), '''(KD\\d+)'''))[1] from pg_trigger where not tgisinternal
    order by code
  `.execute(db);

  expect(rows.map(({ code }) => code)).toEqual(Object.values(RULES).sort());
});

test('raises no error without a code', async ({ db }) => {
  const { rows } = await sql<{ raised: number; coded: number }>`
    select sum(regexp_count(prosrc, 'raise exception')) as raised, sum(regexp_count(prosrc, 'errcode = ')) as coded
    from pg_proc where pronamespace = 'public'::regnamespace
  `.execute(db);

  expect(rows[0]?.raised).toBeGreaterThan(0);
  expect(rows[0]?.raised).toBe(rows[0]?.coded);
});
