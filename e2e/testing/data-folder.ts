import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

/** Creates a new, empty data folder. */
export async function makeDataFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-e2e-'));
  // The unprivileged user that runs PostgreSQL in place of root must be able to enter the folder.
  await chmod(directory, 0o755);
  return directory;
}

/** Removes a folder, also one into which a product that is stopping still writes. */
export function removeDataFolder(directory: string): Promise<void> {
  return rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Returns a new data folder with a copy of the demo world as a first start creates it. */
export async function copyDemoWorld(): Promise<string> {
  const directory = await makeDataFolder();
  // Unlike Node's own copy, this keeps the owner of the database files.
  await promisify(execFile)('cp', ['-a', `${inject('demoWorld')}/.`, directory]);
  return directory;
}

/** Reads what the embedded database of a data folder says about itself: its process ID first, its port fourth. */
export async function readPostmasterFile(dataDirectory: string): Promise<string[]> {
  const file = join(dataDirectory, 'postgres/cluster/postmaster.pid');
  return (await readFile(file, 'utf8')).split('\n');
}

/** Returns the process ID of the embedded database in a data folder. */
export async function postmasterOf(dataDirectory: string): Promise<number> {
  return Number((await readPostmasterFile(dataDirectory))[0]);
}

/** The folder in which a product without providers files what it sends. */
export const outboxOf = (dataDirectory: string) => join(dataDirectory, 'outbox');

/** Returns the recipient of each email in an outbox. */
export async function recipientsIn(outbox: string): Promise<string[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.json'));
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(outbox, name), 'utf8')).to));
}
