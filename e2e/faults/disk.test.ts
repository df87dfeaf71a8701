import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDeployment } from '#testing/deployment.ts';
import { largeVideo } from '#testing/large-file.ts';
import { canMount, fillDisk, mountSmallDisk } from '#testing/small-disk.ts';
import { during, survive, WEB_BACK_MS } from '#testing/survival.ts';
import { openUpload } from '#testing/tus-upload.ts';

const isPossible = await canMount();

test.runIf(isPossible)(
  'refuses files with 507 while their disk is full, does all else, and leaves nothing behind',
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
