import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { sweepUploads } from '#features/uploads/sweep-uploads.ts';
import { piece, test } from '#testing/tus.ts';

test('a file that comes in pieces becomes a medium when the last has arrived', async ({
  begin,
  call,
  clipBytes,
  given,
  tus,
}) => {
  const talent = await given.talent();
  const url = await begin(talent, clipBytes.length);

  const first = await tus('PATCH', url, talent, piece(clipBytes, 0, 2000));
  const asked = await tus('HEAD', url, talent);
  const before = await call('GET /api/user/media', {}, talent);
  const last = await tus('PATCH', url, talent, piece(clipBytes, 2000));

  expect(first).toMatchObject({ status: 204, headers: { 'upload-offset': '2000' } });
  expect(asked).toMatchObject({
    status: 200,
    headers: { 'upload-offset': '2000', 'upload-length': `${clipBytes.length}` },
  });
  expect(before.body.media).toEqual([]);
  expect(last).toMatchObject({ status: 200, headers: { 'upload-offset': `${clipBytes.length}` } });
  const { media } = (await call('GET /api/user/media', {}, talent)).body;
  expect(media).toMatchObject([{ kind: 'audition_video', type: 'video/mp4' }]);
  expect(JSON.parse(last.text).media.id).toBe(media[0]?.id);
});

test('an upload becomes a medium once, however often and by whomever its end is noticed', async ({
  begin,
  call,
  clipBytes,
  deliver,
  given,
  services,
  tus,
}) => {
  const talent = await given.talent();
  const url = await begin(talent, clipBytes.length);
  await tus('PATCH', url, talent, piece(clipBytes, 0));

  const asked = await Promise.all([tus('HEAD', url, talent), tus('HEAD', url, talent)]);
  await deliver();

  expect(asked.map(({ status, headers }) => [status, headers['upload-offset']])).toEqual([
    [200, `${clipBytes.length}`],
    [200, `${clipBytes.length}`],
  ]);
  expect((await call('GET /api/user/media', {}, talent)).body.media).toHaveLength(1);
  expect(await readdir(services.pieces.directory)).not.toContain(url.split('/').at(-1));
});

test('R-01: what had arrived whole when the process died becomes a medium afterwards', async ({
  begin,
  call,
  clipBytes,
  given,
  services,
  tus,
}) => {
  const talent = await given.talent();
  const url = await begin(talent, clipBytes.length);
  const id = url.split('/').at(-1) ?? '';
  await writeFile(services.pieces.pathOf(id), clipBytes);
  const other = await buildApp(services);

  const asked = await Promise.all([
    tus('HEAD', url, talent),
    other.inject({ method: 'HEAD', url, headers: { authorization: `Bearer ${talent.token}` } }),
  ]);
  await other.close();

  expect(asked.map(({ headers }) => headers['upload-offset'])).toEqual([
    `${clipBytes.length}`,
    `${clipBytes.length}`,
  ]);
  expect((await call('GET /api/user/media', {}, talent)).body.media).toHaveLength(1);
});

test('a piece at the wrong place is refused and changes nothing', async ({
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

test('what is cancelled, and what nobody goes on with for a day, is forgotten', async ({
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

  const { status } = await tus('DELETE', cancelled, talent);
  const afterwards = await tus('HEAD', cancelled, talent);
  clock.now = new Date(Date.now() + 25 * 60 * 60 * 1000);
  await sweepUploads(services);

  expect([status, afterwards.status]).toEqual([204, 404]);
  expect((await tus('HEAD', left, await withSession(talent))).status).toBe(404);
  expect(await readdir(services.pieces.directory)).toEqual([]);

  async function withSession({ id }: { id: string }) {
    return { token: await given.session(id) };
  }
});
