import '#platform/config/mode.ts';

import { readConfig } from '#platform/config/config.ts';
import { mode } from '#platform/config/mode.ts';
import { visitEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { reasonOf } from '#platform/reason-of.ts';
import { tasks } from '#tasks.ts';

/** Brings the database up to this version: its tables, and the queue's. Processes of the version before go on. */
try {
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env, mode);
  const { url, stop } = DATABASE_URL
    ? { url: DATABASE_URL, stop: async () => {} }
    : await visitEmbeddedPostgres(DATA_DIR);
  try {
    const dataDirectory = DATABASE_URL ? undefined : DATA_DIR;
    let count = 0;
    await migrate(url, dataDirectory, (step) => {
      count += 1;
      console.log(step);
    });
    const queue = await openQueue(url, tasks, () => {});
    await queue.close();
    if (count === 0) console.log('The database is up to date.');
  } finally {
    await stop();
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
