import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a new, empty data folder. */
export async function makeDataFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-e2e-'));
  // The user that runs PostgreSQL in place of root needs access, so that the database is created in this
  // folder and deleted with it.
  await chmod(directory, 0o755);
  return directory;
}

/** Removes a folder, also one into which a product that is stopping still writes. */
export function removeDataFolder(directory: string): Promise<void> {
  return rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
