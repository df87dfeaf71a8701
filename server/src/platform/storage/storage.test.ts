import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { renditionNames } from '@kirdaar/contract/rules/renditions';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { localStorage } from '#platform/storage/local-storage.ts';
import { s3Storage } from '#platform/storage/s3-storage.ts';
import { sealDocuments } from '#platform/storage/sealed-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { startS3 } from '#testing/s3.ts';
import { test } from '#testing/test.ts';

let folder = '';
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kirdaar-storage-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const fail = (error: Error) => {
  throw error;
};
const stores: [string, () => Storage][] = [
  ['a folder', () => localStorage(folder)],
  ['a bucket', () => s3Storage(s3.settings, fail)],
];

async function contentOf(storage: Storage, name: string, part?: { start: number; end: number }) {
  const stored = await storage.open('private', name);
  return stored && buffer(await stored.read(part));
}

describe.each(stores)('in %s', (_title, open) => {
  test('returns a file completely or in part, with its size, until it is removed', async () => {
    const storage = open();
    const content = randomBytes(3_000_000);

    const name = await storage.save('private', content, 'mp4');

    expect((await storage.open('private', name))?.bytes).toBe(3_000_000);
    expect(await contentOf(storage, name)).toEqual(content);
    expect(await contentOf(storage, name, { start: 1_000_000, end: 1_000_009 })).toEqual(
      content.subarray(1_000_000, 1_000_010),
    );
    await storage.remove('private', name);
    expect(await storage.open('private', name)).toBeUndefined();
    await storage.remove('private', name);
  });

  test('stores a file from disk unchanged and keeps the buckets separate', async () => {
    const storage = open();
    const path = join(folder, 'source');
    await writeFile(path, 'from the disk');

    const name = await storage.save('public', path, 'webp');

    expect(await storage.open('private', name)).toBeUndefined();
    expect((await storage.open('public', name))?.bytes).toBe(13);
  });

  test('replaces a file stored again under the same name', async () => {
    const storage = open();

    await storage.put('private', 'twice.mp4', Buffer.from('first'));
    await storage.put('private', 'twice.mp4', Buffer.from('second time'));

    expect(String(await contentOf(storage, 'twice.mp4'))).toBe('second time');
  });

  test('deletes renditions together with their picture', async () => {
    const storage = open();
    const name = await storage.save('private', Buffer.from('a picture'), 'webp');
    const [rendition = ''] = renditionNames(name);
    await storage.put('renditions', rendition, Buffer.from('narrower'));

    await storage.remove('private', name);

    expect(await storage.open('renditions', rendition)).toBeUndefined();
  });
});

test('says that a bucket is missing instead of losing the file', async () => {
  const storage = s3Storage({ ...s3.settings, bucket: 'nobody' }, fail);

  await expect(storage.save('private', Buffer.from('a picture'), 'webp')).rejects.toThrow(
    'There is no bucket nobody.',
  );
});

test('leaves no partial file under its name after a crash', async () => {
  const storage = localStorage(join(folder, 'crashed'));

  await expect(storage.save('private', join(folder, 'not there'), 'mp4')).rejects.toThrow('ENOENT');

  expect(await readdir(join(folder, 'crashed/private'))).toEqual([]);
});

test('leaves no draft of a file that could not be stored', async () => {
  const storage = localStorage(join(folder, 'full'));

  // The bytes are written, and then there is no such place for them.
  await expect(storage.put('private', 'no/such.mp4', Buffer.from('bytes'))).rejects.toThrow('ENOENT');

  expect(await readdir(join(folder, 'full/drafts'))).toEqual([]);
});

test('encrypts documents under their name, so that neither their bytes nor a swapped file can be read', async () => {
  const plain = localStorage(join(folder, 'sealed'));
  const storage = sealDocuments(plain, [randomBytes(32)]);
  const [own, other] = ['sealed-a.pdf', 'sealed-b.pdf'];
  await storage.put('private', own, Buffer.from('%PDF a birth certificate'));
  await storage.put('private', 'c.pdf', Buffer.from('%PDF sides'));
  const onDisk = await contentOf(plain, own);
  const stored = await storage.open('private', own);
  const part = await contentOf(storage, own, { start: 5, end: 5 });

  expect([String(await contentOf(storage, own)), String(part)]).toEqual(['%PDF a birth certificate', 'a']);
  expect(stored?.bytes).toBe(24);
  expect(onDisk?.includes('PDF')).toBe(false);
  expect(String(await contentOf(plain, 'c.pdf'))).toBe('%PDF sides');

  await plain.put('private', other, onDisk ?? Buffer.of());
  await expect(storage.open('private', other)).rejects.toThrow();
});
