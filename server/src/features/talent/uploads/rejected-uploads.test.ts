import { readdir } from 'node:fs/promises';
import { VIDEO_BYTES } from '@kirdaar/contract/rules/limits';
import { expect } from 'vitest';
import { announce, PATH, piece, test } from '#testing/tus.ts';

test('hides an upload from others and rejects one without a session', async ({
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

test('rejects an upload that cannot succeed before it starts', async ({ given, tus }) => {
  const talent = await given.talent({ date_of_birth: '1990-01-01' });
  await given.medium(talent.id, 'audition_video');
  const attempt = async (bytes: number, metadata: Record<string, string>) => {
    const { status, text } = await tus('POST', PATH, talent, { headers: announce(bytes, metadata) });
    return [status, JSON.parse(text || '{}').code];
  };

  expect(await attempt(VIDEO_BYTES + 1, { kind: 'intro_video' })).toEqual([400, 'file_not_accepted']);
  expect(await attempt(0, { kind: 'photo' })).toEqual([400, 'file_not_accepted']);
  expect(await attempt(10, { kind: 'document' })).toEqual([400, 'invalid_input']);
  expect(await attempt(10, { kind: 'audition_video' })).toEqual([403, 'plan_limit_reached']);
  expect(await attempt(10, { kind: 'photo', replaces: crypto.randomUUID() })).toEqual([
    404,
    'medium_not_found',
  ]);
  const deferred = await tus('POST', PATH, talent, { headers: { 'upload-defer-length': 1 } });
  expect(deferred.status).toBe(400);
});

test('rejects a completed upload that is not a video and deletes its data', async ({
  begin,
  callApi,
  given,
  services,
  tus,
}) => {
  const talent = await given.talent();
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  const url = await begin(talent, page.length, { kind: 'intro_video', filename: '../../x.mp4' });

  const rejected = await tus('PATCH', url, talent, piece(page, 0));

  expect(rejected.status).toBe(400);
  expect(JSON.parse(rejected.text)).toMatchObject({
    success: false,
    code: 'file_not_accepted',
    message: expect.stringContaining('MP4'),
  });
  expect((await tus('HEAD', url, talent)).status).toBe(404);
  expect(await readdir(services.uploads.directory)).not.toContain(url.split('/').at(-1));
  expect((await callApi('GET /api/user/media', {}, talent)).body.media).toEqual([]);
});

test('limits the number of open uploads of one talent', async ({ begin, given, tus }) => {
  const talent = await given.talent();
  for (let index = 0; index < 10; index += 1) await begin(talent, 10, { kind: 'photo' });

  const { status } = await tus('POST', PATH, talent, { headers: announce(10, { kind: 'photo' }) });

  expect(status).toBe(429);
});
