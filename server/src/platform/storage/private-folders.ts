import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What they hold is for the product only; the database's folder has an owner of its own. */
const folders = ['media', 'pieces', 'outbox'];

/** Closes the folders with files of users to other accounts of the machine, also those that exist already. */
export async function closePrivateFolders(dataDirectory: string) {
  for (const name of folders) {
    const folder = join(dataDirectory, name);
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
  }
}
