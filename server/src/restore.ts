import '#platform/config/mode.ts';

import { resolve } from 'node:path';
import { readConfig } from '#platform/config/config.ts';
import { mode } from '#platform/config/mode.ts';
import { reasonOf } from '#platform/reason-of.ts';
import { restoreBackup } from '#take-backup.ts';

/** Restores a backup to an empty database, and compares. The copy sends nothing until it is told to. */
try {
  const config = readConfig(process.env, mode);
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the backup: npm run restore -- <folder>');
  const { taken, differences } = await restoreBackup(config, resolve(folder));
  console.log(
    `The backup of ${taken.taken_at} (version ${taken.version}) is restored. Start it with the same keys.`,
  );
  console.log('It sends nothing. When it replaces the original, run: npm run sending -- on');
  if (differences.length > 0) throw new Error(`It differs from the original:\n  ${differences.join('\n  ')}`);
  console.log('Every table has as many rows as in the backup.');
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
