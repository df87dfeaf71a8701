import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Held } from '#features/data-exports/held.ts';
import { inventories } from '#features/data-exports/inventory.ts';
import { kindWords } from '#features/data-exports/write-read-me.ts';
import type { Database } from '#platform/database.ts';
import { test } from '#testing/test.ts';

const { talent, production } = inventories;
const both = [...talent.held, ...production.held];

test('S-53: every table that leads to a talent is told to talents, or left out for a reason', async ({
  db,
}) => {
  const tables = [...(await tablesLeadingTo(db, 'talent')), ...(await tablesOfAccounts(db))];

  expect(tables).toContain('invoice');
  expect(tables.filter((table) => !isDecided(talent, table))).toEqual([]);
});

test('S-53: every table that leads to a house is told to houses, or left out for a reason', async ({
  db,
}) => {
  const tables = [...(await tablesLeadingTo(db, 'production_house')), ...(await tablesOfAccounts(db))];

  expect(tables).toContain('board_share_application');
  expect(tables.filter((table) => !isDecided(production, table))).toEqual([]);
});

test('S-53: every table that has an address of somebody is told to someone, or left out for a reason', async ({
  db,
}) => {
  const { rows } = await sql<{ table: string }>`
    select distinct table_name as table from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(email|mobile|phone|address|user_id)(_|$)'
  `.execute(db);

  const tables = rows.map(({ table }) => table);
  expect(tables).toContain('whatsapp_reply');
  expect(tables.filter((table) => !isDecided(talent, table) && !isDecided(production, table))).toEqual([]);
});

test('S-53: every column of what is told is told too, or left out for a reason', async ({ db }) => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'
  `.execute(db);

  const missing = Object.values(inventories).flatMap(({ held }) =>
    rows.filter(({ table, column }) => {
      const lists = held.filter((list) => list.table === table);
      return (
        lists.length > 0 && !lists.some((list) => list.columns.includes(column) || column in list.without)
      );
    }),
  );
  expect(missing).toEqual([]);
});

test('S-53: nothing is told and left out at once, and no key is told', () => {
  const names = both.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));

  const contradicting = both.filter(({ columns, without }) => columns.some((column) => column in without));
  expect(contradicting).toEqual([]);
  expect(names.filter((name) => /(hash|fingerprint|secret|token|seed|password)/.test(name))).toEqual([]);
});

test('the lists of a file have names of their own, and each file is explained', () => {
  const named = Object.values(inventories).map(({ held }) => held.map(({ file, list }) => `${file} ${list}`));

  expect(named.map((names) => names.length)).toEqual(named.map((names) => new Set(names).size));
  expect(both.filter(({ file }) => !kindWords[file])).toEqual([]);
});

function isDecided({ held, leftOut }: { held: readonly Held[]; leftOut: object }, table: string): boolean {
  return held.some((list) => list.table === table) || table in leftOut;
}

/** The tables whose rows refer to one of a table, however many rows lie between; not by way of accounts. */
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

/** The tables that lead to an account and to nothing else that is somebody's. */
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
