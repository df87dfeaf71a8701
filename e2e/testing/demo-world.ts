import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { makeDataFolder } from '#testing/data-folder.ts';

/** Returns a new data folder with a copy of the demo world as a first start creates it. */
export async function copyDemoWorld(): Promise<string> {
  const directory = await makeDataFolder();
  // Unlike Node's own copy, this keeps the database files owned by the user that runs PostgreSQL in place of
  // root.
  await promisify(execFile)('cp', ['-a', `${inject('demoWorld')}/.`, directory]);
  return directory;
}
