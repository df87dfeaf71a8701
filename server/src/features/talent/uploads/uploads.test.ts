import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { sweepUploads } from '#features/talent/uploads/tasks.ts';
import { piece, test } from '#testing/tus.ts';

test('creates a medium when the last part of an upload has arrived', async ({
  begin,
  callApi,
  clipBytes,
  given,
  tus,
}) => {
  const talent = await given.talent();
  const url = await begin(talent, clipBytes.length);

  const first = await tus('PATCH', url, talent, piece(clipBytes, 0, 2000));
  const head = await tus('HEAD', url, talent);
  const before = await callApi('GET /api/user/media', {}, talent);
  const last = await tus('PATCH', url, talent, piece(clipBytes, 2000));

  expect(first).toMatchObject({ status: 204, headers: { 'upload-offset': '2000' } });
  expect(head).toMatchObject({
    status: 200,
    headers: { 'upload-offset': '2000', 'upload-length': `${clipBytes.length}` },
  });
  expect(before.body.media).toEqual([]);
  expect(last).toMatchObject({ status: 200, headers: { 'upload-offset': `${clipBytes.length}` } });
  const { media } = (await callApi('GET /api/user/media', {}, talent)).body;
  expect(media).toMatchObject([{ kind: 'audition_video', type: 'video/mp4' }]);
  expect(JSON.parse(last.text).media.id).toBe(media[0]?.id);
});

test('creates one medium however many requests finish the upload', async ({
  begin,
  callApi,
  clipBytes,
  deliver,
  given,
  services,
  tus,
}) => {
  const talent = await given.talent();
  const url = await begin(talent, clipBytes.length);
  await tus('PATCH', url, talent, piece(clipBytes, 0));

  const head = await Promise.all([tus('HEAD', url, talent), tus('HEAD', url, talent)]);
  await deliver();

  expect(head.map(({ status, headers }) => [status, headers['upload-offset']])).toEqual([
    [200, `${clipBytes.length}`],
    [200, `${clipBytes.length}`],
  ]);
  expect((await callApi('GET /api/user/media', {}, talent)).body.media).toHaveLength(1);
  expect(await readdir(services.uploads.directory)).not.toContain(url.split('/').at(-1));
});

test('creates the medium of a complete upload after the process died', async ({
  begin,
  callApi,
  clipBytes,
  given,
  services,
  tus,
}) => {
  const talent = await given.talent();
  const url = await begin(talent, clipBytes.length);
  const id = url.split('/').at(-1) ?? '';
  await writeFile(services.uploads.pathOf(id), clipBytes);
  const other = await buildApp(services);

  const head = await Promise.all([
    tus('HEAD', url, talent),
    other.inject({ method: 'HEAD', url, headers: { authorization: `Bearer ${talent.token}` } }),
  ]);
  await other.close();

  expect(head.map(({ headers }) => headers['upload-offset'])).toEqual([
    `${clipBytes.length}`,
    `${clipBytes.length}`,
  ]);
  expect((await callApi('GET /api/user/media', {}, talent)).body.media).toHaveLength(1);
});

test('rejects a part with a wrong offset or too much data and changes nothing', async ({
  begin,
  clipBytes,
  given,
  tus,
}) => {
  const talent = await given.talent();
  const url = await begin(talent, clipBytes.length);
  await tus('PATCH', url, talent, piece(clipBytes, 0, 1000));

  const wrong = await tus('PATCH', url, talent, piece(clipBytes, 500));
  const tooMuch = await tus('PATCH', url, talent, {
    headers: { 'upload-offset': 1000 },
    payload: randomBytes(clipBytes.length),
  });

  expect([wrong.status, tooMuch.status]).toEqual([409, 413]);
  expect((await tus('HEAD', url, talent)).headers['upload-offset']).toBe('1000');
});

test('deletes an upload that is cancelled or not continued for three days', async ({
  begin,
  clipBytes,
  clock,
  given,
  services,
  tus,
}) => {
  const talent = await given.talent();
  const cancelled = await begin(talent, clipBytes.length);
  const left = await begin(talent, clipBytes.length);

  const drafts = join(services.config.DATA_DIR, 'media/drafts');
  await mkdir(drafts, { recursive: true });
  await writeFile(join(drafts, 'of a process that was killed'), 'half');
  const { status } = await tus('DELETE', cancelled, talent);
  const afterwards = await tus('HEAD', cancelled, talent);
  clock.now = new Date(Date.now() + 73 * 60 * 60 * 1000);
  await sweepUploads(services);

  expect([status, afterwards.status]).toEqual([204, 404]);
  expect((await tus('HEAD', left, await withSession(talent))).status).toBe(404);
  expect(await readdir(services.uploads.directory)).toEqual([]);
  expect(await readdir(drafts)).toEqual([]);

  async function withSession({ id }: { id: string }) {
    return { token: await given.session(id) };
  }
});
