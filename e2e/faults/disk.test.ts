import { execFile } from 'node:child_process';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openDeployment } from '#testing/deployment.ts';
import { during, survive, WEB_BACK_MS } from '#testing/survival.ts';

const exec = promisify(execFile);
const MB = 1024 * 1024;
const canMount = process.getuid?.() === 0 && (await isMountable());

test.runIf(canMount)(
  'refuses files with 507 while their disk is full, does all else, and leaves nothing behind',
  async () => {
    await using deployment = await openDeployment();
    const media = join(deployment.directory, 'media');
    await using disk = await mountSmallDisk(media);

    const { unclear, seen, webMs } = await survive(deployment, {
      fault: async () => {
        const filler = await fill(media);
        await during(15_000, () => rm(filler));
      },
    });
    const drafts = await readdir(join(media, 'drafts'));

    expect(unclear).toEqual({});
    expect(drafts).toEqual([]);
    expect(Object.keys(seen).toSorted()).toEqual([
      'application: 507 storage_full',
      'served',
      'upload: 507 storage_full',
    ]);
    expect(webMs).toBeLessThan(WEB_BACK_MS);
    expect(disk).toBeDefined();
  },
);

/** Some sandboxes do not let root mount anything. */
async function isMountable(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'kirdaar-mount-'));
  try {
    await (await mountSmallDisk(folder))[Symbol.asyncDispose]();
    return true;
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Mounts a disk of 16 MB over a folder. */
async function mountSmallDisk(folder: string) {
  await exec('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]);
  return {
    [Symbol.asyncDispose]: async () => {
      await exec('umount', ['-l', folder]);
    },
  };
}

async function fill(folder: string): Promise<string> {
  const path = join(folder, 'filler');
  const file = await open(path, 'w');
  const isFull = () =>
    file.write(Buffer.alloc(MB)).then(
      () => false,
      () => true,
    );
  while (!(await isFull()));
  await file.close();
  return path;
}
