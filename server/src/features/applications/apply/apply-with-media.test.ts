import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import sharp from 'sharp';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import type { Services } from '#platform/services.ts';
import { brokenPicture, clip, falsePicture, picture, video } from '#testing/files.ts';
import { answers } from '#testing/posts.ts';
import { apiCallerFor, test } from '#testing/test.ts';

function privateFiles({ config }: Services): Promise<string[]> {
  return readdir(join(config.DATA_DIR, 'media', 'private')).catch(() => []);
}

test('the house sees the media of an application through links that expire', async ({
  app,
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const consents = applyConsents.map(({ id, version }) => ({ id, version }));
  const body = { ...answers, job_id: job.id, details: { fullName: 'Asha Rao' }, consents };
  const files = { headshot: [await picture()], fullPhoto: [await picture()], auditionVideo: [video()] };
  await callApi('POST /api/user/job-apply', { body, files }, await given.talent());

  const { body: received } = await callApi(
    'GET /api/production/applications/:id',
    { params: { id: job.id } },
    house,
  );

  const [auditionVideo, fullPhoto, headshot] = received.data[0]?.media ?? [];
  expect(received.data).toMatchObject([{ ...answers, details: { fullName: 'Asha Rao' } }]);
  expect(auditionVideo).toMatchObject({ field: 'auditionVideo', kind: 'video', url: null });
  expect(fullPhoto).toMatchObject({ field: 'fullPhoto', kind: 'image' });
  const link = headshot?.url ?? '';
  const served = await app.inject({ url: link });
  expect(served).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'private, no-store' } });
  expect((await sharp(served.rawPayload).metadata()).format).toBe('webp');
  expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();

  const tampered = link.replace(/signature=./, (start) =>
    start.endsWith('A') ? 'signature=B' : 'signature=A',
  );
  const prolonged = link.replace(/expires=\d/, 'expires=9');
  expect(await app.inject({ url: tampered })).toMatchObject({ statusCode: 404 });
  expect(await app.inject({ url: prolonged })).toMatchObject({ statusCode: 404 });
  expect(await app.inject({ url: link.split('?')[0] })).toMatchObject({ statusCode: 404 });
  clock.now = new Date(clock.now.getTime() + 600_000);
  expect(await app.inject({ url: link })).toMatchObject({ statusCode: 404 });
});

test('rejects a text file that claims to be a picture, and stores nothing', async ({
  callApi,
  db,
  given,
  services,
}) => {
  const before = await privateFiles(services);
  const job = await given.job();
  const files = { headshot: [await picture()], fullPhoto: [falsePicture()] };

  const response = await callApi(
    'POST /api/user/job-apply',
    { body: { ...answers, job_id: job.id }, files },
    await given.talent(),
  );

  expect(response.status).toBe(400);
  expect(response.body.fields).toHaveProperty('fullPhoto');
  expect(await privateFiles(services)).toEqual(before);
  expect(await db.selectFrom('application').select('id').where('job_id', '=', job.id).execute()).toEqual([]);
});

test('a broken picture removes the files stored before it', async ({ callApi, given, services }) => {
  const before = await privateFiles(services);
  const job = await given.job();
  const files = { headshot: [await picture()], fullPhoto: [await brokenPicture()] };

  const response = await callApi(
    'POST /api/user/job-apply',
    { body: { ...answers, job_id: job.id }, files },
    await given.talent(),
  );

  expect(response.status).toBe(400);
  expect(response.body.fields).toHaveProperty('fullPhoto');
  expect(await privateFiles(services)).toEqual(before);
});

test('a field accepts one file', async ({ callApi, given }) => {
  const files = { headshot: [await picture(), await picture()] };

  const response = await callApi(
    'POST /api/user/job-apply',
    { body: { ...answers, job_id: (await given.job()).id }, files },
    await given.talent(),
  );

  expect(response).toMatchObject({
    status: 400,
    body: { code: 'too_many_files', fields: { headshot: expect.any(String) } },
  });
});

test('parallel applications keep the files of the one that is stored', async ({
  callApi,
  db,
  given,
  services,
}) => {
  const before = await privateFiles(services);
  const job = await given.job();
  const talent = await given.talent();
  const request = { body: { ...answers, job_id: job.id }, files: { headshot: [await picture()] } };

  const responses = await Promise.all([
    callApi('POST /api/user/job-apply', request, talent),
    callApi('POST /api/user/job-apply', request, talent),
    callApi('POST /api/user/job-apply', request, talent),
    callApi('POST /api/user/job-apply', request, talent),
  ]);

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const kept = await db
    .selectFrom('application_media')
    .innerJoin('application', 'application.id', 'application_media.application_id')
    .select('file')
    .where('job_id', '=', job.id)
    .execute();
  const added = (await privateFiles(services)).filter((name) => !before.includes(name));
  expect(kept.map(({ file }) => file)).toEqual(added);
  expect(added).toHaveLength(1);
});

test('converts a video sent with an application to MP4 without its location', async ({
  app,
  callApi,
  deliver,
  given,
  services,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const files = { auditionVideo: [clip('video.mov')] };
  const read = async () => {
    const received = await callApi('GET /api/production/applications/:id', { params: { id: job.id } }, house);
    return received.body.data[0]?.media[0];
  };
  const agreed = applyConsents.map(({ id, version }) => ({ id, version }));
  const body = { ...answers, job_id: job.id, consents: agreed };

  await callApi('POST /api/user/job-apply', { body, files }, await given.talent());
  const before = await read();
  await deliver();

  const after = await read();
  expect([before?.state, after?.state]).toEqual(['processing', 'ready']);
  expect(before?.url).toBeNull();
  const { rawPayload, headers } = await app.inject(after?.url ?? '');
  expect(headers['content-type']).toBe('video/mp4');
  expect(rawPayload.toString('latin1')).not.toMatch(/Canary|19\.07/);
  expect(await app.inject(after?.poster ?? '')).toMatchObject({ statusCode: 200 });
  expect((await privateFiles(services)).filter((name) => name.endsWith('.mov'))).toEqual([]);
});

test('without ffmpeg, keeps a video sent with an application as it is and says so', async ({
  callApi,
  given,
  services,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const app = await buildApp({ ...services, transcoder: undefined });
  const consents = applyConsents.map(({ id, version }) => ({ id, version }));
  const sent = {
    body: { ...answers, job_id: job.id, consents },
    files: { auditionVideo: [clip('video.mkv')] },
  };

  await apiCallerFor(app)('POST /api/user/job-apply', sent, await given.talent());
  await app.close();

  const { body } = await callApi('GET /api/production/applications/:id', { params: { id: job.id } }, house);
  expect(body.data[0]?.media).toMatchObject([{ field: 'auditionVideo', state: 'kept', poster: null }]);
});
