import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { makeMediumPlayable } from '#features/talent/media/make-medium-playable.ts';
import { clip } from '#testing/files.ts';
import { test as base } from '#testing/library.ts';
import { apiCallerFor } from '#testing/test.ts';

const test = base.extend<{ plainCall: ReturnType<typeof apiCallerFor> }>({
  /** Calls the API of an app without ffmpeg. */
  plainCall: async ({ services, clock: _present }, use) => {
    const app = await buildApp({ ...services, transcoder: undefined });
    await use(apiCallerFor(app));
    await app.close();
  },
});

test.for(['video.mp4', 'video.mov', 'video.mkv', 'video.avi', 'video.webm'])(
  '%s becomes an MP4 that plays in browsers, without the place where it was taken',
  async (name, { app, callApi, deliver, given, send }) => {
    const talent = await given.talent();

    const { status, body } = await send(talent, 'audition_video', clip(name));
    await deliver();

    expect([status, body.media.state]).toEqual([200, 'processing']);
    const [medium] = (await callApi('GET /api/user/media', {}, talent)).body.media;
    expect(medium).toMatchObject({ state: 'ready', type: 'video/mp4', width: 64, height: 48 });
    expect(medium?.seconds).toBeCloseTo(1, 0);
    const { rawPayload } = await app.inject(medium?.url ?? '');
    const text = rawPayload.toString('latin1');
    expect([text.includes('avc1'), text.includes('mp4a')]).toEqual([true, true]);
    // A browser can start playback at once only if the index (moov) comes before the data (mdat).
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
    expect(text).not.toMatch(/Canary|19\.07/);
    const poster = await app.inject(medium?.poster ?? '');
    expect(await sharp(poster.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64 });
  },
);

test.for(['voice.mp3', 'voice.m4a', 'voice.aac', 'voice.wav', 'voice.ogg', 'voice.webm'])(
  '%s becomes a recording that plays in browsers, without what was noted in it',
  async (name, { app, callApi, deliver, given, send }) => {
    const talent = await given.talent();

    const { status } = await send(talent, 'voice_sample', clip(name));
    await deliver();

    expect(status).toBe(200);
    const [medium] = (await callApi('GET /api/user/media', {}, talent)).body.media;
    expect(medium).toMatchObject({ state: 'ready', type: 'audio/mp4', poster: null });
    expect((await app.inject(medium?.url ?? '')).rawPayload.toString('latin1')).not.toMatch(/Canary|19\.07/);
  },
);

test('nothing of what was sent stays once it plays', async ({ deliver, given, send, stored }) => {
  const before = await stored();
  await send(await given.talent(), 'intro_video', clip('video.mkv'));

  await deliver();

  // The video and its poster.
  expect((await stored()).private - before.private).toBe(2);
});

test('a link from before the conversion leads to the converted video, until it is deleted', async ({
  app,
  callApi,
  deliver,
  given,
  send,
}) => {
  const talent = await given.talent();
  const { body } = await send(talent, 'intro_video', clip('video.mkv'));
  const { id, url } = body.media;
  await deliver();

  const { statusCode, headers } = await app.inject(url);
  const played = await app.inject(String(headers.location));
  await callApi('DELETE /api/user/media/:id', { params: { id } }, talent);

  expect([statusCode, played.statusCode, played.headers['content-type']]).toEqual([302, 200, 'video/mp4']);
  const expiryOf = (link: unknown) => /expires=(\d+)/.exec(String(link))?.[1];
  expect(expiryOf(headers.location)).toBe(expiryOf(url));
  const after = await Promise.all([url, String(headers.location)].map((link) => app.inject(link)));
  expect(after.map((answer) => answer.statusCode)).toEqual([404, 404]);
});

test('a link from before the conversion shows nothing once its talent deletes the account', async ({
  app,
  clock,
  db,
  deliver,
  given,
  send,
}) => {
  const talent = await given.talent();
  const { url } = (await send(talent, 'intro_video', clip('video.mkv'))).body.media;
  await deliver();
  const { headers } = await app.inject(url);
  expect((await app.inject(String(headers.location))).statusCode).toBe(200);
  const after = (ms: number) => new Date(clock.now.getTime() + ms).toISOString();
  const deletion = { account_id: talent.id, asked_at: after(1000), erase_at: after(2000) };

  await db.insertInto('account_deletion').values(deletion).execute();

  const again = await app.inject(url);
  const followed = again.headers.location ? await app.inject(String(again.headers.location)) : again;
  expect(followed.statusCode).toBe(404);
});

test('an application shows the converted video in place of the original', async ({
  callApi,
  db,
  deliver,
  given,
  send,
}) => {
  const talent = await given.talent();
  const { body } = await send(talent, 'audition_video', clip('video.avi'));
  const file = /private\/([^?]+)/.exec(body.media.url)?.[1] ?? '';
  const { id: application_id } = await given.application({ talent_id: talent.id });
  const row = { application_id, field: 'auditionVideo', kind: 'video' as const, file };
  await db.insertInto('application_media').values(row).execute();

  await deliver();
  await callApi('DELETE /api/user/media/:id', { params: { id: body.media.id } }, talent);

  const kept = await db.selectFrom('application_media').select(['file', 'poster']).execute();
  expect(kept).toMatchObject([{ file: expect.stringMatching(/\.mp4$/), poster: expect.any(String) }]);
});

test('what cannot be made playable says so, is kept as sent, and may be tried again', async ({
  app,
  callApi,
  deliver,
  given,
  send,
  services,
}) => {
  const talent = await given.talent();
  const { body } = await send(talent, 'intro_video', clip('video.webm'));
  const again = () => callApi('POST /api/user/media/:id/retry', { params: { id: body.media.id } }, talent);
  const early = await again();
  // Simulates a disk that lost half of the file.
  const path = join(services.config.DATA_DIR, body.media.url.replace(/\?.*/, ''));
  await writeFile(path, 'no video any more');

  await deliver();
  const failed = (await callApi('GET /api/user/media', {}, talent)).body.media[0];
  await writeFile(path, Buffer.from(await clip('video.webm').arrayBuffer()));
  const retried = await again();
  await deliver();

  expect([early.status, failed?.state, retried.body.media.state]).toEqual([409, 'failed', 'processing']);
  const ready = (await callApi('GET /api/user/media', {}, talent)).body.media[0];
  expect(ready?.state).toBe('ready');
  expect(await app.inject(ready?.url ?? '')).toMatchObject({ statusCode: 200 });
});

test('a video longer than ten minutes is rejected', async ({ given, send, services }) => {
  const path = join(services.config.DATA_DIR, 'long.mp4');
  const source = ['-f', 'lavfi', '-i', 'color=size=16x16:rate=1:duration=601'];
  execFileSync('ffmpeg', ['-v', 'error', ...source, '-c:v', 'libx264', path]);

  const file = new File([await readFile(path)], 'long.mp4');

  const { status, body } = await send(await given.talent(), 'intro_video', file);

  expect([status, body.code]).toEqual([400, 'recording_too_long']);
  expect(body.message).toContain('10 minutes');
});

test('keeps a video as it was sent and reports that when ffmpeg is missing', async ({
  app,
  given,
  plainCall,
}) => {
  const talent = await given.talent();
  const request = { body: { kind: 'intro_video' as const }, files: { file: [clip('video.mkv')] } };

  const { body } = await plainCall('POST /api/user/media', request, talent);

  expect(body.media).toMatchObject({ state: 'kept', type: 'video/matroska', poster: null, seconds: null });
  expect(await app.inject(body.media.url)).toMatchObject({ statusCode: 200 });
});

test('keeps media still waiting for ffmpeg as sent on a machine without it', async ({
  callApi,
  given,
  services,
  db,
}) => {
  const talent = await given.talent();
  const { id, file } = await given.medium(talent.id, 'intro_video');
  await db.updateTable('talent_media').set({ state: 'processing' }).where('id', '=', id).execute();

  await makeMediumPlayable({ ...services, transcoder: undefined }, file);

  expect((await callApi('GET /api/user/media', {}, talent)).body.media).toMatchObject([{ state: 'kept' }]);
});
