import { chmod, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openEmbeddedPostgres } from '#platform/embedded-postgres.ts';

/** The database that is measured: DATABASE_URL, or one of its own in .bench. */
export async function openDatabase() {
  const url = process.env.DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  const directory = resolve('.bench');
  await mkdir(directory, { recursive: true });
  // Root's stand-in may enter it, so the database lies in it and goes with it.
  await chmod(directory, 0o755);
  return openEmbeddedPostgres(directory);
}
