import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { openProductRole } from '#platform/database/product-role.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { openOwnPostgres } from '#testing/own-postgres.ts';

test('runs as an ordinary role that owns everything, as later migrations and the queue need', async () => {
  const { url, stop } = await openOwnPostgres();
  onTestFinished(stop);
  await migrate(url);
  const queue = await openQueue(url, [], () => {});
  await queue.close();

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`
    select rolsuper or rolcreatedb or rolcreaterole as powerful,
      (select count(*)::int from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
        and relowner <> pg_roles.oid) as foreign_tables
    from pg_roles where rolname = current_user`);
  await client.query(`alter type account_role add value 'tested'`);
  await client.query('alter table account add column tested integer');
  await client.query('alter function member_name(uuid) cost 10');
  await client.query('create table pgboss.tested ()');
  await client.end();

  expect(rows).toEqual([{ powerful: false, foreign_tables: 0 }]);
});

test('says that a database is too old if its tables belong to the superuser', async () => {
  const { superuserUrl, directory, stop } = await openOwnPostgres();
  onTestFinished(stop);
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query('create table migration (name text primary key, applied_at timestamptz)');
  await client.query(`insert into migration values ('0001-accounts.sql', now())`);
  await client.end();

  const url = await openProductRole(superuserUrl, join(directory, 'another-password'));

  await expect(migrate(url, directory)).rejects.toThrow('delete this folder');
});
