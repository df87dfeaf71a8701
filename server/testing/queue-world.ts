import { sql } from 'kysely';
import { inject } from 'vitest';
import { type AnyTask, type OpenQueue, openQueue } from '#platform/queue.ts';
import { databaseUrl } from '#testing/postgres.ts';
import { test as base } from '#testing/test.ts';

interface QueueWorld {
  /** Opens a queue for other tasks than those of the product on the database of the file, until the test ends. */
  open: (tasks: AnyTask[]) => Promise<OpenQueue>;
}

export const test = base.extend<QueueWorld>({
  open: async ({ db }, use) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const url = databaseUrl(inject('postgres'), rows[0]?.name ?? '');
    const opened: OpenQueue[] = [];
    await use(async (tasks) => {
      const queue = await openQueue(url, tasks, () => {});
      opened.push(queue);
      return queue;
    });
    await Promise.all(opened.map((queue) => queue.close()));
  },
});
