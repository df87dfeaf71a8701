import { sql } from 'kysely';
import { inject } from 'vitest';
import { type OpenQueue, openQueue } from '#platform/queue/queue.ts';
import { workQueue } from '#platform/queue/work-queue.ts';
import type { Services } from '#platform/services.ts';
import type { AnyTask } from '#platform/task.ts';
import { captureLog } from '#testing/captured-log.ts';
import { databaseUrl } from '#testing/postgres.ts';
import { test as base } from '#testing/test.ts';

interface Worker {
  /** What the worker has logged so far. */
  lines: string[];
  stop: () => Promise<void>;
}

interface StoredTask {
  id: string;
  state: string;
  tries: number;
  deletion_seconds: number;
}

interface QueueWorld {
  url: string;
  /**
   * Opens a queue with test tasks instead of the app's tasks on the file's database; it is closed when the
   * test ends.
   */
  open: (tasks: AnyTask[]) => Promise<OpenQueue<Services>>;
  /** Runs such tasks as a separate process does, until the test ends. */
  work: (tasks: AnyTask[]) => Promise<Worker>;
  /** Returns the stored tasks of one kind. */
  kept: (name: string) => Promise<StoredTask[]>;
}

export const test = base.extend<QueueWorld>({
  url: async ({ db }, use) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    await use(databaseUrl(inject('postgres'), rows[0]?.name ?? ''));
  },
  open: async ({ url }, use) => {
    const opened: OpenQueue<Services>[] = [];
    await use(async (tasks) => {
      const queue = await openQueue(url, tasks, () => {});
      opened.push(queue);
      return queue;
    });
    await Promise.all(opened.map((queue) => queue.close()));
  },
  work: async ({ url, services }, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (tasks) => {
      const { log, lines } = captureLog(services.config);
      const { stop } = await workQueue(url, tasks, services, log);
      stops.push(stop);
      return { lines, stop };
    });
    await Promise.all(stops.map((stop) => stop()));
  },
  kept: async ({ db }, use) => {
    await use(async (name) => {
      const { rows } = await sql<StoredTask>`
        select id, state, retry_count + 1 as tries, deletion_seconds from pgboss.job where name = ${name}
      `.execute(db);
      return rows;
    });
  },
});
