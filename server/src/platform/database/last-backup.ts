import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whatever backs up touches this file in the data folder, which all processes share, so that a missing backup is noticed. */
const FILE = 'last-backup';

export function noteBackup(dataDirectory: string): Promise<void> {
  return writeFile(join(dataDirectory, FILE), '');
}

export function findLastBackup(dataDirectory: string): Promise<Date | undefined> {
  return stat(join(dataDirectory, FILE)).then(
    ({ mtime }) => mtime,
    () => undefined,
  );
}
