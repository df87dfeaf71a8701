import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { inventories } from '#features/privacy/export-archive/inventory.ts';
import type { ExportedList } from '#features/privacy/export-archive/inventory-entry.ts';
import { fileDescriptions } from '#features/privacy/export-archive/write-read-me.ts';
import type { Database } from '#platform/database/database.ts';
import { describeExports } from '#testing/describe-exports.ts';
import { test } from '#testing/test.ts';

const { talent, production } = inventories;
const both = [...talent.held, ...production.held];

test('exports or explicitly leaves out every table that references a talent', async ({ db }) => {
  const tables = [...(await tablesLeadingTo(db, 'talent')), ...(await tablesOfAccounts(db))];

  expect(tables).toContain('invoice');
  expect(tables.filter((table) => !isDecided(talent, table))).toEqual([]);
});

test('exports or explicitly leaves out every table that references a house', async ({ db }) => {
  const tables = [...(await tablesLeadingTo(db, 'production_house')), ...(await tablesOfAccounts(db))];

  expect(tables).toContain('board_share_link_application');
  expect(tables.filter((table) => !isDecided(production, table))).toEqual([]);
});

test('exports or explicitly leaves out every table with contact data of a person', async ({ db }) => {
  const { rows } = await sql<{ table: string }>`
    select distinct table_name as table from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(email|mobile|phone|address|user_id)(_|$)'
  `.execute(db);

  const tables = rows.map(({ table }) => table);
  expect(tables).toContain('whatsapp_reply');
  expect(tables.filter((table) => !isDecided(talent, table) && !isDecided(production, table))).toEqual([]);
});

test('exported-columns.txt shows every column that is exported, and no key', async ({ db }) => {
  const written = await readFile(new URL('../../../../exported-columns.txt', import.meta.url), 'utf8');

  const described = await describeExports(db);

  expect(described, 'run `npm run db:schema` and commit server/exported-columns.txt').toBe(written);
  const columns = described.split('\n').flatMap((line) => line.split(/: |, /).slice(1));
  expect(columns).toContain('date_of_birth');
  expect(columns.filter((name) => /(hash|fingerprint|secret|token|seed|password)/.test(name))).toEqual([]);
});

test('gives each list a unique name within its file and describes each file', () => {
  const named = Object.values(inventories).map(({ held }) => held.map(({ file, list }) => `${file} ${list}`));

  expect(named.map((names) => names.length)).toEqual(named.map((names) => new Set(names).size));
  expect(both.filter(({ file }) => !fileDescriptions[file])).toEqual([]);
});

function isDecided(
  { held, leftOut }: { held: readonly ExportedList[]; leftOut: object },
  table: string,
): boolean {
  return held.some((list) => list.table === table) || table in leftOut;
}

/** Returns the tables that reference the given table directly or indirectly, except through accounts. */
async function tablesLeadingTo(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive bound as (
      select ${table}::regclass as relation
      union
      select conrelid from pg_constraint join bound on confrelid = bound.relation
      where contype = 'f' and conrelid <> 'account'::regclass
    )
    select relation::text as name from bound
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the tables that reference an account and belong to neither a talent nor a house. */
async function tablesOfAccounts(db: Database): Promise<string[]> {
  const others = [
    ...(await tablesLeadingTo(db, 'talent')),
    ...(await tablesLeadingTo(db, 'production_house')),
  ];
  const { rows } = await sql<{ name: string }>`
    with recursive bound as (
      select 'account'::regclass as relation
      union
      select conrelid from pg_constraint join bound on confrelid = bound.relation
      where contype = 'f' and conrelid::regclass::text <> all(${others})
    )
    select relation::text as name from bound
  `.execute(db);
  return rows.map(({ name }) => name);
}
