import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';

/** Starts the PostgreSQL of a data folder, again if it was killed. */
export function startPostgresOf(dataDirectory: string) {
  return openEmbeddedPostgres(dataDirectory);
}

/** Starts an empty PostgreSQL in a temporary folder that is deleted with it. */
export async function openOwnPostgres() {
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-test-'));
  // The unprivileged user that replaces root must be able to enter the folder, because the database is stored
  // in it and deleted with it.
  await chmod(directory, 0o755);
  const { url, superuserUrl, stop } = await openEmbeddedPostgres(directory);
  return {
    url,
    superuserUrl,
    directory,
    stop: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
