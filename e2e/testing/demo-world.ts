import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { makeDataFolder } from '#testing/data-folder.ts';

/** A data folder of one's own with the demo world in it, as a first start leaves it behind. */
export async function copyDemoWorld(): Promise<string> {
  const directory = await makeDataFolder();
  // Unlike Node's own copy this leaves the files of the database to root's stand-in.
  await promisify(execFile)('cp', ['-a', `${inject('demoWorld')}/.`, directory]);
  return directory;
}
