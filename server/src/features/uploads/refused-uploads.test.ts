import { readdir } from 'node:fs/promises';
import { VIDEO_BYTES } from '@kirdaar/contract/rules/limits';
import { expect } from 'vitest';
import { announce, PATH, piece, test } from '#testing/tus.ts';

test('nobody else reaches an upload, and nobody without a session begins one', async ({
  begin,
  clipBytes,
  given,
  tus,
}) => {
  const url = await begin(await given.talent(), clipBytes.length);
  const other = await given.talent();
  const house = await given.house();
  const announced = { headers: announce(10, { kind: 'photo' }) };

  const foreign = [
    await tus('HEAD', url, other),
    await tus('PATCH', url, other, piece(clipBytes, 0)),
    await tus('DELETE', url, other),
    await tus('HEAD', `${PATH}/..%2f..%2fsecrets`, other),
  ];

  expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await tus('POST', PATH, undefined, announced)).status).toBe(401);
  expect((await tus('PATCH', url, undefined, piece(clipBytes, 0))).status).toBe(401);
  expect((await tus('POST', PATH, house, announced)).status).toBe(403);
});

test('S-37: what cannot end well does not begin', async ({ given, tus }) => {
  const talent = await given.talent({ date_of_birth: '1990-01-01' });
  await given.medium(talent.id, 'audition_video');
  const attempt = async (bytes: number, metadata: Record<string, string>) => {
    const { status, text } = await tus('POST', PATH, talent, { headers: announce(bytes, metadata) });
    return [status, JSON.parse(text || '{}').message];
  };

  expect(await attempt(VIDEO_BYTES + 1, { kind: 'intro_video' })).toEqual([
    400,
    'Please choose an MP4, MKV, AVI, MOV or WebM video of at most 200 MB.',
  ]);
  expect(await attempt(0, { kind: 'photo' })).toMatchObject([400, expect.any(String)]);
  expect(await attempt(10, { kind: 'document' })).toEqual([400, 'Please choose one of the list.']);
  expect(await attempt(10, { kind: 'audition_video' })).toEqual([
    403,
    'Without a plan you have 1 audition video. See the plans at /user/plans for more.',
  ]);
  expect(await attempt(10, { kind: 'photo', replaces: crypto.randomUUID() })).toEqual([404, 'Not found.']);
  const deferred = await tus('POST', PATH, talent, { headers: { 'upload-defer-length': 1 } });
  expect(deferred.status).toBe(400);
});

test('S-37: pieces that make no video are refused at the end and leave nothing', async ({
  begin,
  call,
  given,
  services,
  tus,
}) => {
  const talent = await given.talent();
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  const url = await begin(talent, page.length, { kind: 'intro_video', filename: '../../x.mp4' });

  const refused = await tus('PATCH', url, talent, piece(page, 0));

  expect(refused.status).toBe(400);
  expect(JSON.parse(refused.text)).toMatchObject({ success: false, message: expect.stringContaining('MP4') });
  expect((await tus('HEAD', url, talent)).status).toBe(404);
  expect(await readdir(services.pieces.directory)).not.toContain(url.split('/').at(-1));
  expect((await call('GET /api/user/media', {}, talent)).body.media).toEqual([]);
});

test('only so many uploads of one talent are under way', async ({ begin, given, tus }) => {
  const talent = await given.talent();
  for (let index = 0; index < 10; index += 1) await begin(talent, 10, { kind: 'photo' });

  const { status } = await tus('POST', PATH, talent, { headers: announce(10, { kind: 'photo' }) });

  expect(status).toBe(429);
});
