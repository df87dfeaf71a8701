import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openDeployment } from '#testing/deployment.ts';
import { largeVideo } from '#testing/large-file.ts';
import { during, survive, WEB_BACK_MS } from '#testing/survival.ts';

const exec = promisify(execFile);
const KB = 1024;
const UPLOADS = '/api/user/media/uploads';
const isPossible = await canMount();

test.runIf(isPossible)(
  'rejects files with 507 while their disk is full, does all else, and leaves nothing behind',
  async () => {
    await using deployment = await openDeployment();
    const media = join(deployment.directory, 'media');
    await using _disk = await mountSmallDisk(media, 16);

    const { unclear, seen, webMs } = await survive(deployment, {
      fault: async () => {
        const free = await fillDisk(media);
        await during(15_000, free);
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
  },
);

test.runIf(isPossible)('continues with a large upload where the full disk stopped it', async () => {
  await using deployment = await openDeployment();
  await using video = await largeVideo('long.mp4', 8);
  const pieces = join(deployment.directory, 'pieces');
  await using _disk = await mountSmallDisk(pieces, 16);
  const free = await fillDisk(pieces, 3000);
  const upload = await openUpload(deployment.origin(), video.bytes);

  const stopped = await upload.send(0);
  const rejected = await stopped.json();
  const again = await openUpload(deployment.origin(), video.bytes).catch((error) => error.message);
  await free();
  const arrived = await upload.arrived();
  const finished = await upload.send(arrived);

  expect([stopped.status, stopped.headers.get('retry-after'), rejected.code]).toEqual([
    507,
    '120',
    'storage_full',
  ]);
  expect(again).toBe('507');
  expect(arrived).toBeGreaterThan(0);
  expect(arrived).toBeLessThan(video.bytes.length);
  expect([finished.status, (await finished.json()).success]).toEqual([200, true]);
});

test.runIf(isPossible)('loses nothing when the disk of PostgreSQL is full', async () => {
  await using deployment = await openDeployment({
    prepare: (directory) => mountSmallDisk(join(directory, 'postgres'), 256),
  });

  const { unclear, seen } = await survive(deployment, {
    fault: async () => {
      const free = await fillDisk(join(deployment.directory, 'postgres'));
      await during(15_000, free);
      // Without room for its log, PostgreSQL ends, and its service manager starts it again.
      await deployment.restartPostgres();
    },
  });

  expect(unclear).toEqual({});
  // A registration that failed is given back to its limit, unless there is no room even for that.
  const expected = /^served$|: 50[37] |: 429 too_many_registrations$/;
  expect(Object.keys(seen).filter((what) => !expected.test(what))).toEqual([]);
});

/** Moves a folder to a disk of its own of some megabytes. Needs root. */
async function mountSmallDisk(folder: string, megabytes: number) {
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
async function fillDisk(folder: string, leftKB = 0): Promise<() => Promise<void>> {
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
async function canMount(): Promise<boolean> {
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

/** Begins a resumable upload of a video as the demo world's talent. Throws the status if it is rejected. */
async function openUpload(origin: string, bytes: Buffer) {
  const body = JSON.stringify({ identifier: 'talent@kirdaar.example', password: 'kirdaar-demo' });
  const headers = { 'content-type': 'application/json' };
  const opened = await fetch(`${origin}/api/user/login`, { method: 'POST', headers, body });
  const { token } = await opened.json();
  const tus = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };

  const begun = await fetch(origin + UPLOADS, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': `${bytes.length}`,
      'upload-metadata': `kind ${Buffer.from('intro_video').toString('base64')}`,
    },
  });
  if (!begun.ok) throw new Error(`${begun.status}`);
  const url = origin + begun.headers.get('location');
  return {
    /** Sends all bytes from an offset on. */
    send: (offset: number) =>
      fetch(url, {
        method: 'PATCH',
        headers: { ...tus, 'upload-offset': `${offset}`, 'content-type': 'application/offset+octet-stream' },
        body: new Uint8Array(bytes.subarray(offset)),
      }),
    arrived: async () =>
      Number((await fetch(url, { method: 'HEAD', headers: tus })).headers.get('upload-offset')),
  };
}
