import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { buildApp } from '#app.ts';
import { connect, type Database, SEARCHES } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openReplicas, type Replicas } from '#platform/database/replicas.ts';
import { forgetWithdrawnPages } from '#platform/http/withdrawn-pages.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { tasks } from '#tasks.ts';
import { createGiven } from '#testing/given.ts';
import { openOwnPostgres } from '#testing/own-postgres.ts';
import { openReplica } from '#testing/replica.ts';
import { serveSite } from '#testing/site.ts';
import { apiCallerFor, test as base, type CallApi } from '#testing/test.ts';

interface Servers {
  primary: Awaited<ReturnType<typeof openOwnPostgres>>;
  replica: Awaited<ReturnType<typeof openReplica>>;
  db: Database;
  /** Replays nothing from now on, as a replica that cannot follow. */
  pause: () => Promise<unknown>;
  resume: () => Promise<unknown>;
  /** Whether a statement on the replica is waiting in `pg_sleep`. */
  sleeps: () => Promise<boolean>;
}

interface Site {
  app: FastifyInstance;
  call: CallApi;
  replicas: Replicas;
  /** Why the replica was not used. */
  reasons: string[];
}

const ignore = () => {};
const SLEEPING = sql`select from pg_stat_activity where wait_event = 'PgSleep'`;
const REPLICA = ['replica'];

const test = base.extend<{
  servers: Servers;
  given: ReturnType<typeof createGiven>;
  openSite: (maxLagMs?: number) => Promise<Site>;
}>({
  servers: [
    async ({}, use) => {
      const primary = await openOwnPostgres();
      await migrate(primary.url);
      await (await openQueue(primary.url, tasks, ignore)).close();
      const replica = await openReplica(primary);
      const db = connect(primary.url, ignore);
      const admin = connect(replica.superuserUrl, ignore, { connections: 1, statementMs: 5000 });
      await use({
        primary,
        replica,
        db,
        pause: () => sql`select pg_wal_replay_pause()`.execute(admin),
        resume: () => sql`select pg_wal_replay_resume()`.execute(admin),
        sleeps: async () => (await SLEEPING.execute(admin)).rows.length > 0,
      });
      await Promise.all([db.destroy(), admin.destroy()]);
      await replica.close();
      await primary.stop();
    },
    { scope: 'file' },
  ],
  given: async ({ services, servers: { db }, clock: _present }, use) => use(createGiven({ ...services, db })),
  openSite: async ({ services, servers: { primary, replica, db, resume } }, use) => {
    const closing: (() => Promise<unknown>)[] = [];
    await use(async (maxLagMs = 60_000) => {
      const reasons: string[] = [];
      const node = { name: 'replica', url: replica.url, db: connect(replica.url, ignore, SEARCHES) };
      const replicas = openReplicas([node], {
        primaryUrl: primary.url,
        maxLagMs,
        checkMs: 50,
        onError: (error) => reasons.push(String(error)),
      });
      const config = { ...services.config, ANSWER_CACHE_SECONDS: 60, PUBLIC_URL: 'https://kirdaar.example' };
      const searchDb = connect(primary.url, ignore, SEARCHES);
      const app = await buildApp({ ...services, config, db, searchDb, replicas });
      closing.push(
        () => app.close(),
        () => searchDb.destroy(),
        replicas.close,
      );
      await vi.waitFor(() => expect(replicas.inUse()).toEqual(REPLICA), 10_000);
      return { app, call: apiCallerFor(app), replicas, reasons };
    });
    for (const close of closing) await close();
    await resume().catch(ignore);
  },
});

const PAGE = { body: { page: 1, limit: 50 } };

async function foundBy(call: CallApi, as?: Parameters<CallApi>[2]) {
  const { body } = await call('POST /api/pages/filter', PAGE, as);
  return body.data.map(({ name }) => name);
}

test('reads from a replica for visitors, and from the primary for logged-in users', async ({
  servers: { pause, resume },
  given,
  openSite,
}) => {
  const { call } = await openSite();
  const writer = await given.talent({ date_of_birth: '1996-05-04', name: 'Asha Rao' });
  await vi.waitFor(async () => expect(await foundBy(call)).toContain('Asha Rao'));

  await pause();
  const { id } = await given.talent({ date_of_birth: '1996-05-04', name: 'Nila Das' });
  const profileFor = async (as?: typeof writer) =>
    (await call('GET /api/profiles/:id', { params: { id } }, as)).status;

  expect([await foundBy(call), await foundBy(call, writer)]).toEqual([
    expect.not.arrayContaining(['Nila Das']),
    expect.arrayContaining(['Nila Das']),
  ]);
  expect([await profileFor(), await profileFor(writer)]).toEqual([404, 200]);
  await resume();
  await vi.waitFor(async () => expect(await foundBy(call)).toContain('Nila Das'));
});

test('reads from the primary while a replica is too far behind, and from the replica again later', async ({
  servers: { db, pause, resume },
  given,
  openSite,
}) => {
  const { call, replicas, reasons } = await openSite(500);

  await pause();
  await given.talent({ date_of_birth: '1996-05-04', name: 'Late Lata' });
  await vi.waitFor(() => expect(replicas.inUse()).toEqual([]), 5000);

  expect(await foundBy(call)).toContain('Late Lata');
  await vi.waitFor(() => expect(reasons.join()).toContain('replica is more than 500 ms behind'), 5000);
  await resume();
  await vi.waitFor(async () => {
    const { rows } = await replicas.read(db, (near) =>
      sql`select pg_is_in_recovery() as replica`.execute(near),
    );
    expect(rows).toEqual([{ replica: true }]);
  }, 5000);
});

test('renders no page from a replica that still shows withdrawn data', async ({
  servers: { primary, db, pause, resume },
  services,
  given,
  openSite,
}) => {
  const { app, replicas } = await openSite();
  const config = { ...services.config, ANSWER_CACHE_SECONDS: 60, PUBLIC_URL: 'https://kirdaar.example' };
  await serveSite(app, config);
  const { listening, close } = forgetWithdrawnPages(app, { url: primary.url, onError: ignore });
  await listening;
  const job = await given.job();
  const textOf = async (url: string) => (await app.inject(url)).body;
  await vi.waitFor(async () => expect(await textOf('/castingcalls')).toContain(job.id));
  await vi.waitFor(() => expect(replicas.inUse()).toEqual(REPLICA));

  await pause();
  const stopped = { stopped_at: new Date().toISOString() };
  await db.updateTable('job').set(stopped).where('id', '=', job.id).execute();

  await vi.waitFor(async () => expect(await textOf('/castingcalls')).not.toContain(job.id));
  expect(replicas.inUse()).toEqual([]);
  await resume();
  await vi.waitFor(() => expect(replicas.inUse()).toEqual(REPLICA), 5000);
  expect(await textOf('/castingcalls?page=1')).not.toContain(job.id);
  await close();
});

test('repeats on the primary a read that a replica cancels during recovery', async ({
  servers: { db, sleeps },
  openSite,
}) => {
  const { replicas, reasons } = await openSite();
  await sql`create table scratch ()`.execute(db);
  await vi.waitFor(() => expect(replicas.inUse()).toEqual(REPLICA));

  const read = replicas.read(db, async (near) => {
    const { rows } = await sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(near);
    if (!rows[0]?.replica) return 'on the primary';
    return near.transaction().execute(async (trx) => {
      await sql`select from scratch`.execute(trx);
      await sql`select pg_sleep(1.9)`.execute(trx);
      return 'on the replica';
    });
  });
  await vi.waitFor(async () => expect(await sleeps()).toBe(true));
  await sql`truncate scratch`.execute(db);

  expect(await read).toBe('on the primary');
  expect(reasons.join()).toContain('conflict with recovery');
  expect(replicas.inUse()).toEqual(REPLICA);
});

test('answers from the primary when a replica stops, and from the replica when it is back', async ({
  servers: { replica, pause, resume },
  given,
  openSite,
}) => {
  const { app, call, replicas } = await openSite();
  await given.talent({ date_of_birth: '1996-05-04', name: 'Uma Sen' });

  await replica.stop();
  const answers = await Promise.all(Array.from({ length: 20 }, () => foundBy(call)));
  await vi.waitFor(() => expect(replicas.inUse()).toEqual([]), 5000);
  const ready = await app.inject('/readyz');
  await replica.start();
  await vi.waitFor(() => expect(replicas.inUse()).toEqual(REPLICA), 10_000);
  await pause();
  await given.talent({ date_of_birth: '1996-05-04', name: 'Isha Roy' });

  expect(answers.every((names) => names.includes('Uma Sen'))).toBe(true);
  expect(ready.statusCode).toBe(200);
  expect(await foundBy(call)).not.toContain('Isha Roy');
  await resume();
});
