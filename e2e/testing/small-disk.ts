import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const KB = 1024;

/** Moves a folder to a disk of its own of some megabytes. Needs root. */
export async function mountSmallDisk(folder: string, megabytes: number) {
  const aside = `${folder}.aside`;
  await mkdir(folder, { recursive: true });
  await rename(folder, aside);
  await mkdir(folder);
  await exec('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  // Unlike Node's own copy, this keeps the owners, also of the folder itself.
  await exec('cp', ['-a', `${aside}/.`, folder]);
  await rm(aside, { recursive: true });
  return {
    [Symbol.asyncDispose]: async () => {
      await exec('umount', ['-l', folder]);
    },
  };
}

/** Fills the disk of a folder except for some kilobytes. The returned function makes room again. */
export async function fillDisk(folder: string, leftKB = 0): Promise<() => Promise<void>> {
  const path = join(folder, 'filler');
  const file = await open(path, 'w');
  const isFull = () =>
    file.write(Buffer.alloc(64 * KB)).then(
      () => false,
      () => true,
    );
  while (!(await isFull()));
  const { size } = await file.stat();
  await file.truncate(Math.max(0, size - leftKB * KB));
  await file.close();
  return () => rm(path);
}

/** Whether disks can be mounted here: some sandboxes do not let even root. */
export async function canMount(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-mount-'));
  try {
    await (await mountSmallDisk(join(directory, 'disk'), 1))[Symbol.asyncDispose]();
    return true;
  } catch {
    return false;
  } finally {
    await rm(directory, { recursive: true });
  }
}
