import { parseArgs } from 'node:util';
import { fillDatabase } from '#bench/fill-database.ts';
import { openDatabase } from '#bench/open-database.ts';
import { migrate } from '#platform/database/migrate.ts';

/** Fills a database with the number of profiles to benchmark. */
const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '1000000' },
    jobs: { type: 'string', default: '100000' },
    applications: { type: 'string', default: '1000000' },
  },
});

const database = await openDatabase();
try {
  const begun = performance.now();
  await migrate(database.url);
  await fillDatabase(database.url, {
    profiles: Number(values.profiles),
    jobs: Number(values.jobs),
    applications: Number(values.applications),
  });
  console.log(`Filled in ${Math.round((performance.now() - begun) / 1000)} s.`);
} finally {
  await database.stop();
}
