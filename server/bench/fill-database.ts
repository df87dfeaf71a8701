import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { withClient } from '#bench/with-client.ts';

export interface Size {
  profiles: number;
  jobs: number;
  applications: number;
}

const tables = ['account', 'talent', 'guardian', 'production_house', 'job', 'application', 'status_change'];

/**
 * Fills an empty, migrated database within minutes: triggers are disabled and indexes are created afterwards.
 */
export async function fillDatabase(url: string, size: Size) {
  await withClient(url, async (client) => {
    await requireEmptyDatabase(client);
    await client.query('begin');
    await client.query("set local maintenance_work_mem = '512MB'; set local work_mem = '256MB'");
    for (const [name, rows] of Object.entries(size)) {
      await client.query('select set_config($1, $2, true)', [`bench.${name}`, String(rows)]);
    }
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    const indexes = await dropIndexes(client);
    await client.query(await readFile(new URL('rows.sql', import.meta.url), 'utf8'));
    for (const index of indexes) await client.query(index);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    await client.query('commit');
    await client.query('vacuum (analyze)');
  });
}

async function requireEmptyDatabase(client: pg.Client) {
  const { rows } = await client.query('select exists (select from account) used');
  if (rows[0].used) throw new Error('There are accounts in this database; fill an empty one.');
}

/** Drops the indexes that do not back a constraint and returns the statements to recreate them. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select indexrelid::regclass::text name, pg_get_indexdef(indexrelid) definition from pg_index
     where indrelid = any($1::regclass[]) and not indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
