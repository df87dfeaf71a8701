import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { picture } from '@kirdaar/server/testing/files';
import { test as base, expect, inject } from 'vitest';
import { copyDemoWorld, removeDataFolder } from '#testing/data-folder.ts';
import { largeVideo } from '#testing/large-file.ts';
import { type Product, startProduct } from '#testing/process.ts';

const MB = 1024 * 1024;
const UPLOADS = '/api/user/media/uploads';

const test = base.extend<{ environment: { DATA_DIR: string; TMPDIR: string } }>({
  environment: async ({ task: _task }, use) => {
    const directory = await copyDemoWorld();
    await mkdir(join(directory, 'tmp'));
    await use({ DATA_DIR: directory, TMPDIR: join(directory, 'tmp') });
    await removeDataFolder(directory);
  },
});

test('resumes an upload after each kill and stores the exact bytes', async ({ environment }) => {
  await using video = await largeVideo('long.mp4', 100);
  let product = await startProduct(environment);
  const token = await logIn(product);
  const address = await createUpload(product, token, video.bytes.length);
  const pieces = join(environment.DATA_DIR, 'pieces', address.split('/').at(-1) ?? '');

  const offsets: number[] = [];
  for (const part of inject('isLong') ? [0, 0.5, 0.99] : [0.99]) {
    const offset = await uploadedBytes(product, token, address);
    offsets.push(offset);
    await sendAndKill(product, token, address, video.bytes, offset, Math.floor(video.bytes.length * part));
    product = await startProduct(environment);
  }
  const offset = await uploadedBytes(product, token, address);
  const kept = await readFile(pieces);
  const before = await listMedia(product, token);
  const last = await patch(product, token, address, video.bytes.subarray(offset), offset);
  const [added] = (await listMedia(product, token)).filter(({ id }) => !before.some((old) => old.id === id));
  await product.stop();

  expect(offsets.toSorted((a, b) => a - b)).toEqual(offsets);
  expect(offset).toBeGreaterThan(video.bytes.length * 0.7);
  expect(hashOf(kept)).toBe(hashOf(video.bytes.subarray(0, offset)));
  expect([last.status, added?.kind]).toEqual([200, 'intro_video']);
});

test('leaves no trace of a save with files that was interrupted by a kill', async ({ environment }) => {
  let product = await startProduct(environment);
  const token = await logIn(product);
  const read = async () => [await listMedia(product, token), await profileOf(product, token)];
  const before = withoutSignatures(await read());
  const form = new FormData();
  form.append('first_name', 'Half');
  form.append('image', await picture('half.png', '#012345'));
  const whole = new Request(product.origin, { method: 'PUT', body: form });
  const type = whole.headers.get('content-type') ?? '';
  const body = Buffer.concat([Buffer.from(await whole.arrayBuffer())]);

  const sending = request(`${product.origin}/api/user/profile`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': body.length },
  });
  sending.on('error', () => {});
  sending.write(body.subarray(0, body.length - 60));
  const tempDirectories = async () =>
    (await readdir(environment.TMPDIR)).filter((name) => name.startsWith('kirdaar-scratch-'));
  await expect.poll(tempDirectories, { timeout: 10_000 }).toHaveLength(1);
  product.process.kill('SIGKILL');
  await once(product.process, 'exit');
  product = await startProduct(environment);
  const after = withoutSignatures(await read());
  const left = await tempDirectories();
  await product.stop();

  expect(after).toEqual(before);
  expect(left).toEqual([]);
});

test('grows server memory by less than 60 MB during a large video upload', async ({ environment }) => {
  await using video = await largeVideo('long.mp4', inject('isLong') ? 199 : 119);
  const product = await startProduct(environment);
  const token = await logIn(product);
  // Warm-up with part of another upload, so that memory allocated only once does not count as growth.
  const part = await createUpload(product, token, video.bytes.length);
  await patch(product, token, part, video.bytes.subarray(0, video.bytes.length / 2), 0);
  const address = await createUpload(product, token, video.bytes.length);

  const memory = await watchMemory(product);
  const { status } = await patch(product, token, address, video.bytes, 0);
  const grown = memory.end();
  await product.stop();

  expect(status).toBe(200);
  expect(grown / MB).toBeLessThan(60);
});

async function logIn({ origin }: Product): Promise<string> {
  const body = JSON.stringify({ identifier: 'talent@kirdaar.example', password: 'kirdaar-demo' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/user/login`, { method: 'POST', headers, body });
  return (await answer.json()).token;
}

async function createUpload({ origin }: Product, token: string, bytes: number, kind = 'intro_video') {
  const metadata = `kind ${Buffer.from(kind).toString('base64')}`;
  const headers = { ...tus(token), 'upload-length': `${bytes}`, 'upload-metadata': metadata };
  const answer = await fetch(`${origin}${UPLOADS}`, { method: 'POST', headers });
  expect(answer.status).toBe(201);
  return answer.headers.get('location') ?? '';
}

async function uploadedBytes({ origin }: Product, token: string, upload: string): Promise<number> {
  const answer = await fetch(`${origin}${upload}`, { method: 'HEAD', headers: tus(token) });
  return Number(answer.headers.get('upload-offset'));
}

function patch({ origin }: Product, token: string, upload: string, bytes: Buffer, offset: number) {
  const headers = { ...tus(token), ...chunkHeaders(offset) };
  return fetch(`${origin}${upload}`, { method: 'PATCH', headers, body: new Uint8Array(bytes) });
}

/** Sends the rest of a file and kills the server when the given number of bytes has been sent. */
async function sendAndKill(
  { origin, process }: Product,
  token: string,
  upload: string,
  bytes: Buffer,
  offset: number,
  killAt: number,
) {
  const headers = { ...tus(token), ...chunkHeaders(offset), 'content-length': bytes.length - offset };
  const sending = request(`${origin}${upload}`, { method: 'PATCH', headers });
  sending.on('error', () => {});
  for (let at = offset; at < killAt; at += MB) {
    const more = sending.write(bytes.subarray(at, Math.min(at + MB, killAt)));
    if (!more) await once(sending, 'drain');
  }
  process.kill('SIGKILL');
  await once(process, 'exit');
  sending.destroy();
}

const tus = (token: string) => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' });
const chunkHeaders = (offset: number) => ({
  'upload-offset': `${offset}`,
  'content-type': 'application/offset+octet-stream',
});

async function listMedia({ origin }: Product, token: string): Promise<{ id: string; kind: string }[]> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await fetch(`${origin}/api/user/media`, { headers })).json()).media;
}

async function profileOf({ origin }: Product, token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${origin}/api/user/profile`, { headers })).json();
}

function withoutSignatures(value: unknown): string {
  return JSON.stringify(value).replace(/\?expires=[^"]*/g, '');
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Measures the maximum growth of the server's memory. */
async function watchMemory({ process: { pid } }: Product) {
  const resident = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  };
  const before = await resident();
  let max = before;
  const timer = setInterval(async () => {
    max = Math.max(max, await resident().catch(() => 0));
  }, 50);
  return {
    end: () => {
      clearInterval(timer);
      return max - before;
    },
  };
}
