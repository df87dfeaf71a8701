import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openQueue } from '#platform/queue/queue.ts';

test('runs as an ordinary role that owns everything, also what the superuser created before', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-role-'));
  // The account that replaces root has to enter it.
  await chmod(directory, 0o755);
  onTestFinished(() => rm(directory, { recursive: true }));
  const earlier = await openEmbeddedPostgres(directory);
  await migrate(earlier.superuserUrl);
  const queue = await openQueue(earlier.superuserUrl, [], () => {});
  await queue.close();
  await earlier.stop();

  const { url, stop } = await openEmbeddedPostgres(directory);
  onTestFinished(stop);
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`
    select rolsuper or rolcreatedb or rolcreaterole as powerful,
      (select count(*)::int from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
        and relowner <> pg_roles.oid) as foreign_tables
    from pg_roles where rolname = current_user`);
  // What later migrations and the queue do.
  await client.query(`alter type account_role add value 'tested'`);
  await client.query('alter table account add column tested integer');
  await client.query('alter function member_name(uuid) cost 10');
  await client.query('create table pgboss.tested ()');
  await client.end();

  expect(rows).toEqual([{ powerful: false, foreign_tables: 0 }]);
});
