import { sql } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import { A_DAY } from '#platform/queue/queue-task.ts';
import type { Task } from '#platform/task.ts';
import { test } from '#testing/queue-world.ts';

const noting = (name: string, ran: string[]): Task<{ word: string }> => ({
  name,
  run: async (_services, { word }) => void ran.push(word),
});

test('runs a task once its transaction commits and never if it rolls back', async ({
  db,
  open,
  work,
  kept,
}) => {
  const ran: string[] = [];
  const note = noting('test-committed', ran);
  const queue = await open([note]);
  await work([note]);

  await db.transaction().execute((trx) => queue.add(trx, note, { word: 'kept' }));
  const failing = db.transaction().execute(async (trx) => {
    await queue.add(trx, note, { word: 'lost' });
    throw new Error('it did not come to that');
  });

  await expect(failing).rejects.toThrow();
  await expect.poll(() => kept(note.name)).toMatchObject([{ state: 'completed' }]);
  expect(ran).toEqual(['kept']);
});

test('starts a task when the database announces it, not when somebody looks for it', async ({
  db,
  open,
  work,
}) => {
  const ran: string[] = [];
  const note = noting('test-soon', ran);
  const queue = await open([note]);
  // Without intervals nobody looks for tasks, and a worker asks for them once a minute.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await work([note]);

  await queue.add(db, note, { word: 'announced' });

  await expect.poll(() => ran, { timeout: 30_000 }).toEqual(['announced']);
});

test('adds one task per key, even at the same time and after it ran', async ({ db, open, work, kept }) => {
  const ran: string[] = [];
  const note = noting('test-once', ran);
  const other = noting('test-other', ran);
  const queue = await open([note, other]);
  const add = (key: string) => queue.add(db, note, { word: key }, undefined, key);
  await work([note, other]);

  await Promise.all([add('one'), add('one'), add('two')]);
  await expect.poll(() => ran.length).toBe(2);
  await add('one');
  await queue.add(db, other, { word: 'of another kind' }, undefined, 'one');

  await expect.poll(() => ran.length).toBe(3);
  expect(ran.toSorted()).toEqual(['of another kind', 'one', 'two']);
  expect(await kept(note.name)).toHaveLength(2);
});

test('does not affect other tasks of the batch when one fails or hangs', async ({ db, open, work, kept }) => {
  const ends: Record<string, () => Promise<void>> = {
    well: async () => {},
    badly: async () => {
      throw new Error('no answer');
    },
    never: () => new Promise(() => {}),
  };
  const end: Task<{ how: string }> = {
    name: 'test-mates',
    seconds: 1,
    run: (_services, { how }) => ends[how]?.() ?? Promise.reject(),
  };
  const queue = await open([end]);
  await db.transaction().execute(async (trx) => {
    await queue.add(trx, end, { how: 'well' });
    await queue.add(trx, end, { how: 'badly' });
    await queue.add(trx, end, { how: 'never' });
    await queue.add(trx, end, { how: 'well' });
  });

  await work([end]);

  await expect
    .poll(async () => (await kept(end.name)).map(({ state }) => state).sort(), { timeout: 5000 })
    .toEqual(['completed', 'completed', 'retry', 'retry']);
});

test('increases the retry delays up to a short maximum for tasks retried for a day', async ({
  clock,
  db,
  open,
  services,
}) => {
  const send: Task = {
    name: 'test-patient',
    retryPolicy: A_DAY,
    run: () => Promise.reject(new Error('away')),
  };
  const queue = await open([send]);
  await queue.add(db, send, {});
  const failAfter = async (tries: number) => {
    await sql`
      update pgboss.job set start_after = created_on, started_on = now(), retry_count = ${tries - 1}
      where name = ${send.name}`.execute(db);
    await expect(queue.drain(services)).rejects.toThrow('away');
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from start_after - ${clock.now.toISOString()})::float8 as wait
      from pgboss.job where name = ${send.name}`.execute(db);
    return rows[0]?.wait ?? Number.NaN;
  };

  const [first, second, last] = [await failAfter(1), await failAfter(2), await failAfter(1900)];

  expect(first).toBeLessThan(second);
  expect(last).toBeCloseTo(45, 0);
});

test('logs a permanently failed task once and keeps it for a quarter of a year', async ({
  db,
  open,
  work,
  kept,
}) => {
  const send: Task = {
    name: 'test-parked',
    retryPolicy: { tries: 1, longestWaitSeconds: 1 },
    run: () => Promise.reject(new Error('no answer')),
  };
  const queue = await open([send]);
  const workers = await Promise.all([work([send]), work([send])]);

  await queue.add(db, send, {});

  const failures = () =>
    workers.flatMap(({ lines }) => lines).filter((line) => line.includes('failed for good'));
  await expect.poll(failures, { timeout: 10_000 }).toHaveLength(1);
  const [parked] = await kept(send.name);
  expect(parked).toMatchObject({ state: 'failed', tries: 1, deletion_seconds: 90 * 86_400 });
  expect(JSON.parse(failures()[0] ?? '')).toMatchObject({ level: 50, task: send.name, id: parked?.id });
});

test('lets running tasks finish on stop and leaves the others queued', async ({ db, open, work, kept }) => {
  let finish = () => {};
  const long: Task = {
    name: 'test-long',
    atOnce: 1,
    run: () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  };
  const queue = await open([long]);
  const worker = await work([long]);
  await queue.add(db, long, {});
  await expect.poll(() => kept(long.name)).toMatchObject([{ state: 'active' }]);

  const stopped = worker.stop();
  await queue.add(db, long, {});
  finish();
  await stopped;

  const states = (await kept(long.name)).map(({ state, tries }) => ({ state, tries }));
  expect(states).toEqual(
    expect.arrayContaining([
      { state: 'completed', tries: 1 },
      { state: 'created', tries: 1 },
    ]),
  );
});

test('runs a scheduled task once, however many processes there are', async ({ db, open, work, kept }) => {
  const ran: string[] = [];
  const due = (name: string): Task => ({
    name,
    schedule: cronOf(new Date(Date.now() - 5000)),
    run: async () => void ran.push(name),
  });
  // Makes the next process to start check the schedule, as happens every half minute.
  const lookAgain = () => sql`update pgboss.version set cron_on = null`.execute(db);
  const [one, other] = [due('test-due'), due('test-due-too')];
  await open([one]);
  await lookAgain();

  await Promise.all([work([one]), work([one])]);
  await expect.poll(() => ran, { timeout: 10_000 }).toEqual([one.name]);
  await open([other]);
  await lookAgain();
  await work([one, other]);
  await expect.poll(() => ran, { timeout: 10_000 }).toContain(other.name);

  expect(ran).toEqual([one.name, other.name]);
  expect(await kept(one.name)).toHaveLength(1);
});

/** Returns the daily schedule for an instant in Indian time, to the second. */
function cronOf(instant: Date): string {
  const time = instant.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata' });
  const [hour, minute, second] = time.split(':').map(Number);
  return `${second} ${minute} ${hour} * * *`;
}
