import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new, empty data folder. */
export async function makeDataFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-e2e-'));
  // Root's stand-in may enter it, so the database lies in it and goes with it.
  await chmod(directory, 0o755);
  return directory;
}

export function removeDataFolder(directory: string): Promise<void> {
  return rm(directory, { recursive: true, force: true });
}
