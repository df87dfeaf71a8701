import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the process ID of the embedded database in a data folder. */
export async function postmasterOf(dataDirectory: string): Promise<number> {
  return Number(
    (await readFile(join(dataDirectory, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
  );
}
