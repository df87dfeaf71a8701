import { chmod, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';

/** Opens the database to benchmark: DATABASE_URL, or an embedded one in .bench. */
export async function openDatabase() {
  const url = process.env.DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  const directory = resolve('.bench');
  await mkdir(directory, { recursive: true });
  // The user that runs PostgreSQL in place of root needs access, so that the database is created in this
  // folder.
  await chmod(directory, 0o755);
  return openEmbeddedPostgres(directory);
}
