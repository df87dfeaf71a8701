import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'kirdaar-scratch-';
const ofProcess = /^kirdaar-scratch-(\d+)-/;

/** Creates a temporary folder for files needed only during one operation. */
export async function openTempDir() {
  const directory = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  return { directory, discard: () => rm(directory, { recursive: true, force: true }) };
}

/** Removes the temporary folders of processes that ended before removing them, as far as this account may. */
export async function clearStaleTempDirs() {
  for (const name of await readdir(tmpdir())) {
    const pid = ofProcess.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    // A folder of another account, or one that another process removes now, must not prevent the start.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists under another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
