import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'kirdaar-scratch-';
const ofProcess = /^kirdaar-scratch-(\d+)-/;

/** A folder for files that nobody needs after the work at hand. */
export async function openScratch() {
  const directory = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  return { directory, discard: () => rm(directory, { recursive: true, force: true }) };
}

/** Removes the folders of processes that ended before they could. */
export async function clearForsakenScratch() {
  for (const name of await readdir(tmpdir())) {
    const pid = ofProcess.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another account is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
