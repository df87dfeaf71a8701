import { sql } from 'kysely';
import { expect } from 'vitest';
import { connect } from '#platform/database/database.ts';
import { openDatabaseCheck } from '#platform/database/database-check.ts';
import { listen } from '#platform/database/listen.ts';
import { openHealth } from '#platform/http/health.ts';
import { workQueue } from '#platform/queue/work-queue.ts';
import type { Task } from '#platform/task.ts';
import { captureLog } from '#testing/captured-log.ts';
import { type FaultyLine, openFaultyLine } from '#testing/faulty-line.ts';
import { test as base } from '#testing/queue-world.ts';

const test = base.extend<{ network: FaultyLine }>({
  network: async ({ url }, use) => {
    const network = await openFaultyLine(url);
    await use(network);
    await network.close();
  },
});

const one = sql<{ one: number }>`select 1 as one`;
const ignore = () => {};

test('answers requests after a silent cut of idle or busy connections', async ({ network }) => {
  const db = connect(network.url, ignore, { connections: 6, statementMs: 1000 });
  const hold = () =>
    db.transaction().execute(async (trx) => {
      await one.execute(trx);
      network.cut();
      await one.execute(trx);
    });
  await Promise.all(Array.from({ length: 6 }, () => one.execute(db)));

  const busy = await hold().catch(({ message }) => message);
  network.heal();
  const answers = await Promise.all(Array.from({ length: 6 }, () => one.execute(db)));
  await db.destroy();

  expect(busy).toMatch(/Query read timeout|Client was closed/);
  expect(answers.map(({ rows }) => rows)).toEqual(Array(6).fill([{ one: 1 }]));
});

test('replaces the idle connections of a quiet process together', async ({ network }) => {
  const db = connect(network.url, ignore, { connections: 4, statementMs: 60_000 });
  await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.05)`.execute(db)));
  // Checked only after a second of silence.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  network.cut();
  network.heal();

  const { rows } = await one.execute(db);
  await db.destroy();

  expect(rows).toEqual([{ one: 1 }]);
});

test('runs tasks again after a silent cut, and is not ready while it lasts', async ({
  db,
  kept,
  network,
  open,
  services,
}) => {
  const ran: string[] = [];
  const note: Task<{ word: string }> = {
    name: 'test-cut',
    run: async (_services, { word }) => void ran.push(word),
  };
  const queue = await open([note]);
  const limits = { answerMs: 700, connectMs: 700 };
  const { log } = captureLog(services.config);
  const worker = await workQueue(network.url, [note], services, log, limits);
  const check = openDatabaseCheck(network.url, 300);
  const health = openHealth(check.check, () => new Date(), true);
  health.watchWorker(worker.polledAt);
  await queue.add(db, note, { word: 'before' });
  await expect.poll(() => kept(note.name)).toMatchObject([{ state: 'completed' }]);
  const before = await health.findUnreadiness();

  network.cut();
  await queue.add(db, note, { word: 'during' });
  const during = await health.findUnreadiness();
  network.heal();

  await expect.poll(() => ran, { timeout: 20_000 }).toEqual(['before', 'during']);
  expect([before, during]).toEqual([undefined, { status: 'no database' }]);
  await expect.poll(health.findUnreadiness).toBe(undefined);
  await worker.stop();
  await check.close();
});

test('receives live updates again after a silent cut', async ({ db, network }) => {
  const heard: string[] = [];
  const listening: string[] = [];
  const close = listen(
    network.url,
    'test_cut',
    { onHeard: (word) => heard.push(word), onListening: () => listening.push('yes'), onError: ignore },
    { everyMs: 200, answerMs: 200 },
  );
  await expect.poll(() => listening).toHaveLength(1);

  network.cut();
  network.heal();
  await expect.poll(() => listening, { timeout: 5000 }).toHaveLength(2);
  await sql`select pg_notify('test_cut', 'after')`.execute(db);

  await expect.poll(() => heard).toEqual(['after']);
  await close();
});
