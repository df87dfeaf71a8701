import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { type LiveUpdates, openLiveUpdates, type Question } from '#platform/http/live-updates.ts';
import { test as base } from '#testing/test.ts';

interface Fixtures {
  /** Opens the live updates of another process on the same database, until the test ends. */
  open: (waitMs?: number) => LiveUpdates;
}

const test = base.extend<Fixtures>({
  open: async ({ url }, use) => {
    const opened: ReturnType<typeof openLiveUpdates>[] = [];
    await use((waitMs) => {
      const news = openLiveUpdates(`${url}?application_name=trial`, () => {}, waitMs);
      opened.push(news);
      return news;
    });
    await Promise.all(opened.map((news) => news.close()));
  },
});

const ACCOUNT = '7b0f3c1e-52a4-4e0d-9a86-2f6f3d1f9d10';

/** A question that is answered by any number other than 0; `started` resolves once it waits. */
function question(read: () => Promise<number> | number) {
  const started = Promise.withResolvers<void>();
  const request: Question<number> = {
    read: async () => {
      const found = await read();
      started.resolve();
      return found;
    },
    isNew: (found) => found !== 0,
    onGone: () => {},
  };
  return { request, started: started.promise };
}

function notify(db: Database, account_id = ACCOUNT) {
  return sql`select pg_notify('live_updates', ${account_id})`.execute(db);
}

/** Cuts the listening connections of these tests and returns how many there were. */
async function cutListeners(db: Database): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'trial' and query like 'listen %' and datname = current_database()`.execute(db);
  return rows.length;
}

test('answers at once when there is something new', async ({ open }) => {
  const { request } = question(() => 7);

  expect(await open().wait(ACCOUNT, request)).toBe(7);
});

test('answers a waiting request once something changes', async ({ open, db }) => {
  let value = 0;
  const { request, started } = question(() => value);
  const answer = open().wait(ACCOUNT, request);
  await started;

  value = 7;
  await notify(db);

  expect(await answer).toBe(7);
});

test('does not miss a change made during the read', async ({ open, db }) => {
  const news = open();
  let value = 0;
  const other = question(() => value);
  const heard = news.wait(ACCOUNT, other.request);
  await other.started;

  const { request } = question(async () => {
    const before = value;
    value = 7;
    await notify(db);
    await heard;
    return before;
  });

  expect(await news.wait(ACCOUNT, request)).toBe(7);
});

test('answers with the current state after the wait time if nothing changes', async ({ open }) => {
  const { request } = question(() => 0);

  expect(await open(50).wait(ACCOUNT, request)).toBe(0);
});

test('replaces a broken connection and lets all waiting requests read again', async ({ open, db }) => {
  let value = 0;
  const { request, started } = question(() => value);
  const answer = open().wait(ACCOUNT, request);
  await started;

  value = 7;
  await vi.waitFor(async () => expect(await cutListeners(db)).toBe(1));

  expect(await answer).toBe(7);
});

test('allows at most eight waiting requests per account', async ({ open }) => {
  const news = open();
  const { request } = question(() => 0);
  const eight = Array.from({ length: 8 }, () => news.wait(ACCOUNT, request));

  await expect(news.wait(ACCOUNT, request)).rejects.toMatchObject({ status: 429 });
  news.release();
  expect(await Promise.all(eight)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test('stops waiting when the client disconnects', async ({ open }) => {
  const { request } = question(() => 0);

  expect(await open().wait(ACCOUNT, { ...request, onGone: (leave) => leave() })).toBe(0);
});

test('answers all waiting and new requests when the process shuts down', async ({ open }) => {
  const news = open();
  const { request, started } = question(() => 0);
  const answer = news.wait(ACCOUNT, request);
  await started;

  news.release();

  expect(await answer).toBe(0);
  expect(await news.wait(ACCOUNT, request)).toBe(0);
});
