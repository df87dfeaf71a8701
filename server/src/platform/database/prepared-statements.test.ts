import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { test as base, expect, inject } from 'vitest';
import { preparing } from '#platform/database/prepared-statements.ts';

const test = base.extend<{
  postgres: string;
  /** A single connection that keeps at most three statements. */
  db: Kysely<unknown>;
  /** The prepared statements that PostgreSQL holds for it. */
  kept: () => Promise<{ statement: string; plans: number }[]>;
  connection: () => Promise<number>;
}>({
  postgres: inject('postgres'),
  db: async ({ postgres }, use) => {
    const pool = new pg.Pool({ connectionString: postgres, max: 1 });
    const db = new Kysely({ dialect: new PostgresDialect({ pool: preparing(pool, 3) }) });
    await use(db);
    await db.destroy();
  },
  kept: async ({ db }, use) => {
    await use(async () => {
      const { rows } = await sql<{ statement: string; plans: number }>`
        select statement, (generic_plans + custom_plans)::int plans from pg_prepared_statements
        where statement like 'select % apples' order by prepare_time
      `.execute(db);
      return rows;
    });
  },
  connection: async ({ db }, use) => {
    await use(async () => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(db);
      return rows[0]?.pid ?? 0;
    });
  },
});

test('prepares a statement once for all its values', async ({ db, kept }) => {
  await sql`select ${1}::int apples`.execute(db);
  await sql`select ${2}::int apples`.execute(db);
  const { rows } = await sql`select ${3}::int apples`.execute(db);

  expect(rows).toEqual([{ apples: 3 }]);
  expect(await kept()).toEqual([{ statement: 'select $1::int apples', plans: 3 }]);
});

test('sends a statement that cannot be prepared', async ({ db, kept }) => {
  const rows = await db.transaction().execute(async (transaction) => {
    await sql`set local work_mem = '8MB'`.execute(transaction);
    return (await sql`select 1 apples`.execute(transaction)).rows;
  });

  expect(rows).toEqual([{ apples: 1 }]);
  expect(await kept()).toHaveLength(1);
});

test('prepares no more than the limit and then replaces the connection', async ({ db, kept, connection }) => {
  const { first, kept: held } = await db.connection().execute(async (one) => {
    const pid = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(one);
    await sql`select 1 apples`.execute(one);
    await sql`select 2 apples`.execute(one);
    await sql`select 3 apples`.execute(one);
    const { rows } = await sql`select 4 apples`.execute(one);
    const count = await sql<{ n: number }>`select count(*)::int n from pg_prepared_statements`.execute(one);
    return { first: pid.rows[0]?.pid, kept: [rows, count.rows] };
  });

  expect(held).toEqual([[{ apples: 4 }], [{ n: 3 }]]);
  expect(await connection()).not.toBe(first);
  expect(await kept()).toEqual([]);
});

test('keeps a connection while its statements are within the limit', async ({ db, connection }) => {
  const first = await connection();

  await sql`select 1 apples`.execute(db);
  await sql`select 1 apples`.execute(db);

  expect(await connection()).toBe(first);
});

test('fails once when a table changes under a prepared statement', async ({ db }) => {
  await sql`create table changing (a int)`.execute(db);
  await sql`select * from changing`.execute(db);
  await sql`alter table changing add b int`.execute(db);
  await expect(sql`select * from changing`.execute(db)).rejects.toThrow('cached plan');

  const { rows } = await sql`select * from changing`.execute(db);

  await sql`drop table changing`.execute(db);
  expect(rows).toEqual([]);
});
