import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { buildApp } from '#app.ts';
import { localStorage } from '#platform/storage/local-storage.ts';
import { s3Storage } from '#platform/storage/s3-storage.ts';
import { type Storage, signedAddress } from '#platform/storage/storage.ts';
import { picture } from '#testing/files.ts';
import { startS3 } from '#testing/s3.ts';
import { apiCallerFor, test } from '#testing/test.ts';

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

const stores: [string, () => Storage][] = [
  ['a folder', () => localStorage(folder)],
  ['a bucket', () => s3Storage(s3.settings, () => {})],
];

describe.each(stores)('in %s', (_title, open) => {
  test('stores media, serves them signed, in ranges and in narrower widths, and deletes them', async ({
    services,
    given,
  }) => {
    const app = await buildApp({ ...services, storage: open() });
    const talent = await given.talent({ date_of_birth: '2018-01-01' });
    const request = { body: { kind: 'image' as const }, files: { file: [await picture()] } };

    const { media } = (await apiCallerFor(app)('POST /api/user/media', request, talent)).body;
    const whole = await app.inject(media.url);
    const part = await app.inject({ url: media.url, headers: { range: 'bytes=4-9' } });
    const narrow = await app.inject(
      media.url.replace('/private/', '/private/renditions/320/').replace('.webp?', '.avif?'),
    );
    await apiCallerFor(app)('DELETE /api/user/media/:id', { params: { id: media.id } }, talent);
    const deleted = await app.inject(media.url);
    await app.close();

    expect((await sharp(whole.rawPayload).metadata()).format).toBe('webp');
    expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(4, 10)]);
    expect((await sharp(narrow.rawPayload).metadata()).format).toBe('heif');
    expect([narrow.headers['cache-control'], deleted.statusCode]).toEqual(['private, no-store', 404]);
  });
});

test('stops calling a storage that fails and uses it again once it recovers', async ({ services }) => {
  const methods: string[] = [];
  let status = 500;
  const server = createServer((request, response) => {
    methods.push(request.method ?? '');
    response.writeHead(status, { 'content-length': 0 }).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // The cast is safe: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const storage = s3Storage({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` }, () => {});
  const app = await buildApp({ ...services, storage });
  const url = signedAddress(services.secrets.media, 'picture.webp', services.now());
  const ask = async () => (await app.inject(url)).statusCode;

  const during = [await ask(), await ask(), await ask(), await ask()];
  const elsewhere = (await app.inject('/api/plans')).statusCode;
  const requestCount = methods.length;
  status = 404;
  await expect.poll(ask, { timeout: 8000, interval: 500 }).toBe(404);
  await app.close();
  server.close();

  expect(during).toEqual([503, 503, 503, 503]);
  expect([requestCount, elsewhere]).toEqual([2, 200]);
});
