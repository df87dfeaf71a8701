import '#platform/config/mode.ts';

import { resolve } from 'node:path';
import { readConfig } from '#platform/config/config.ts';
import { mode } from '#platform/config/mode.ts';
import { restore } from '#platform/database/backup.ts';
import { switchSending } from '#platform/queue/sending.ts';
import { reasonOf } from '#platform/reason-of.ts';

/** Restores a backup to an empty data folder. The copy sends nothing until it is told to. */
try {
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env, mode);
  if (DATABASE_URL) throw new Error('Restore your own PostgreSQL as docs/operations.md describes.');
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the backup: npm run restore -- <folder>');
  await switchSending(DATA_DIR, false);
  const takenAt = await restore(resolve(folder), DATA_DIR);
  console.log(`The backup of ${takenAt} is restored to ${DATA_DIR}. Start it with the same keys.`);
  console.log('It sends nothing. When it replaces the original, run: npm run sending -- on');
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
