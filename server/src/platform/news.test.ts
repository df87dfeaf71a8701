import { sql } from 'kysely';
import { expect, inject, vi } from 'vitest';
import type { Database } from '#platform/database.ts';
import { type News, openNews, type Question } from '#platform/news.ts';
import { databaseUrl } from '#testing/postgres.ts';
import { test as base } from '#testing/test.ts';

interface Fixtures {
  /** Opens the news of another process on the same database, until the test ends. */
  open: (waitMs?: number) => News;
}

const test = base.extend<Fixtures>({
  open: async ({ db }, use) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const url = `${databaseUrl(inject('postgres'), rows[0]?.name ?? '')}?application_name=trial`;
    const opened: ReturnType<typeof openNews>[] = [];
    await use((waitMs) => {
      const news = openNews(url, () => {}, waitMs);
      opened.push(news);
      return news;
    });
    await Promise.all(opened.map((news) => news.close()));
  },
});

const ACCOUNT = '7b0f3c1e-52a4-4e0d-9a86-2f6f3d1f9d10';

/** Asks for a number other than 0, and tells when it begins to wait. */
function question(read: () => Promise<number> | number) {
  const started = Promise.withResolvers<void>();
  const asked: Question<number> = {
    read: async () => {
      const found = await read();
      started.resolve();
      return found;
    },
    isNew: (found) => found !== 0,
    onGone: () => {},
  };
  return { asked, started: started.promise };
}

function notify(db: Database, account_id = ACCOUNT) {
  return sql`select pg_notify('news', ${account_id})`.execute(db);
}

/** Cuts the connections of our trials that listen, and tells how many there were. */
async function cutListeners(db: Database): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'trial' and query like 'listen %' and datname = current_database()`.execute(db);
  return rows.length;
}

test('what is new to its asker is answered at once', async ({ open }) => {
  const { asked } = question(() => 7);

  expect(await open().wait(ACCOUNT, asked)).toBe(7);
});

test('who waits is answered once there is something new', async ({ open, db }) => {
  let stands = 0;
  const { asked, started } = question(() => stands);
  const answer = open().wait(ACCOUNT, asked);
  await started;

  stands = 7;
  await notify(db);

  expect(await answer).toBe(7);
});

test('what comes about while it reads is not missed', async ({ open, db }) => {
  const news = open();
  let stands = 0;
  const other = question(() => stands);
  const heard = news.wait(ACCOUNT, other.asked);
  await other.started;

  const { asked } = question(async () => {
    const before = stands;
    stands = 7;
    await notify(db);
    await heard;
    return before;
  });

  expect(await news.wait(ACCOUNT, asked)).toBe(7);
});

test('without news it is answered as it stands after a while', async ({ open }) => {
  const { asked } = question(() => 0);

  expect(await open(50).wait(ACCOUNT, asked)).toBe(0);
});

test('a connection that is cut is replaced, and all who wait look again', async ({ open, db }) => {
  let stands = 0;
  const { asked, started } = question(() => stands);
  const answer = open().wait(ACCOUNT, asked);
  await started;

  stands = 7;
  await vi.waitFor(async () => expect(await cutListeners(db)).toBe(1));

  expect(await answer).toBe(7);
});

test('one account may not wait more often than eight times', async ({ open }) => {
  const news = open();
  const { asked } = question(() => 0);
  const eight = Array.from({ length: 8 }, () => news.wait(ACCOUNT, asked));

  await expect(news.wait(ACCOUNT, asked)).rejects.toMatchObject({ status: 429 });
  news.release();
  expect(await Promise.all(eight)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test('who is gone no longer waits', async ({ open }) => {
  const { asked } = question(() => 0);

  expect(await open().wait(ACCOUNT, { ...asked, onGone: (leave) => leave() })).toBe(0);
});

test('a process that ends answers all who wait and who come', async ({ open }) => {
  const news = open();
  const { asked, started } = question(() => 0);
  const answer = news.wait(ACCOUNT, asked);
  await started;

  news.release();

  expect(await answer).toBe(0);
  expect(await news.wait(ACCOUNT, asked)).toBe(0);
});
