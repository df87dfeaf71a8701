import { sql } from 'kysely';
import { openQueue } from '#platform/queue/queue.ts';
import { workQueue } from '#platform/queue/work-queue.ts';
import type { Services } from '#platform/services.ts';
import type { AnyTask } from '#platform/task.ts';
import { captureLog } from '#testing/captured-log.ts';
import { test as base } from '#testing/test.ts';

interface StoredTask {
  id: string;
  state: string;
  tries: number;
  deletion_seconds: number;
}

export const test = base
  /** Opens a queue with other tasks than the app's on the file's database, until the test ends. */
  .extend('open', ({ url }, { onCleanup }) => {
    const closes: (() => Promise<void>)[] = [];
    onCleanup(async () => void (await Promise.all(closes.map((close) => close()))));
    return async (tasks: AnyTask[]) => {
      const queue = await openQueue<Services>(url, tasks, () => {});
      closes.push(queue.close);
      return queue;
    };
  })
  /** Runs such tasks as a separate process does, until the test ends; returns what it logs. */
  .extend('work', ({ url, services }, { onCleanup }) => {
    const stops: (() => Promise<void>)[] = [];
    onCleanup(async () => void (await Promise.all(stops.map((stop) => stop()))));
    return async (tasks: AnyTask[]) => {
      const { log, lines } = captureLog(services.config);
      const { stop } = await workQueue(url, tasks, services, log);
      stops.push(stop);
      return { lines, stop };
    };
  })
  .extend('kept', ({ db }) => async (name: string) => {
    const { rows } = await sql<StoredTask>`
      select id, state, retry_count + 1 as tries, deletion_seconds from pgboss.job where name = ${name}
    `.execute(db);
    return rows;
  });
