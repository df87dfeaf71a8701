import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '#platform/embedded-postgres.ts';

/** An empty PostgreSQL in a folder that goes with it, for those who bring processes of the product. */
export async function openOwnPostgres() {
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-test-'));
  // Root's stand-in may enter it, so the database lies in it and goes with it.
  await chmod(directory, 0o755);
  const { url, stop } = await openEmbeddedPostgres(directory);
  return {
    url,
    directory,
    stop: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
