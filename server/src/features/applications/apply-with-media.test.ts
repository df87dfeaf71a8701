import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import sharp from 'sharp';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import type { Services } from '#platform/services.ts';
import { findTranscoder } from '#platform/transcoder.ts';
import { brokenPicture, clip, falsePicture, picture, video } from '#testing/files.ts';
import { answers } from '#testing/posts.ts';
import { callOn, test } from '#testing/test.ts';

function privateFiles({ config }: Services): Promise<string[]> {
  return readdir(join(config.DATA_DIR, 'media', 'private')).catch(() => []);
}

test('the house sees the media of an application through links that end', async ({
  app,
  call,
  clock,
  given,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const consents = applyConsents.map(({ id, version }) => ({ id, version }));
  const body = { ...answers, job_id: job.id, details: { fullName: 'Asha Rao' }, consents };
  const files = { headshot: [await picture()], fullPhoto: [await picture()], auditionVideo: [video()] };
  await call('POST /api/user/job-apply', { body, files }, await given.talent());

  const { body: received } = await call(
    'GET /api/production/applications/:id',
    { params: { id: job.id } },
    house,
  );

  const [auditionVideo, fullPhoto, headshot] = received.data[0]?.media ?? [];
  expect(received.data).toMatchObject([{ ...answers, details: { fullName: 'Asha Rao' } }]);
  expect(auditionVideo).toMatchObject({ field: 'auditionVideo', kind: 'video' });
  expect(fullPhoto).toMatchObject({ field: 'fullPhoto', kind: 'image' });
  const link = headshot?.url ?? '';
  const served = await app.inject({ url: link });
  expect(served).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'private, no-store' } });
  expect((await sharp(served.rawPayload).metadata()).format).toBe('webp');
  expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
  expect(await app.inject({ url: auditionVideo?.url ?? '' })).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'video/mp4' },
  });

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

test('a text that calls itself a picture is refused and leaves nothing', async ({
  call,
  db,
  given,
  services,
}) => {
  const before = await privateFiles(services);
  const job = await given.job();
  const files = { headshot: [await picture()], fullPhoto: [falsePicture()] };

  const response = await call(
    'POST /api/user/job-apply',
    { body: { ...answers, job_id: job.id }, files },
    await given.talent(),
  );

  expect(response.status).toBe(400);
  expect(response.body.fields).toHaveProperty('fullPhoto');
  expect(await privateFiles(services)).toEqual(before);
  expect(await db.selectFrom('application').select('id').where('job_id', '=', job.id).execute()).toEqual([]);
});

test('a broken picture takes those stored before it along', async ({ call, given, services }) => {
  const before = await privateFiles(services);
  const job = await given.job();
  const files = { headshot: [await picture()], fullPhoto: [await brokenPicture()] };

  const response = await call(
    'POST /api/user/job-apply',
    { body: { ...answers, job_id: job.id }, files },
    await given.talent(),
  );

  expect(response.status).toBe(400);
  expect(response.body.fields).toHaveProperty('fullPhoto');
  expect(await privateFiles(services)).toEqual(before);
});

test('a field takes one file', async ({ call, given }) => {
  const files = { headshot: [await picture(), await picture()] };

  const response = await call(
    'POST /api/user/job-apply',
    { body: { ...answers, job_id: (await given.job()).id }, files },
    await given.talent(),
  );

  expect(response).toMatchObject({ status: 400, body: { fields: { headshot: 'At most 1 here.' } } });
});

test('parallel applications keep the files of the one that is stored', async ({
  call,
  db,
  given,
  services,
}) => {
  const before = await privateFiles(services);
  const job = await given.job();
  const talent = await given.talent();
  const request = { body: { ...answers, job_id: job.id }, files: { headshot: [await picture()] } };

  const responses = await Promise.all([
    call('POST /api/user/job-apply', request, talent),
    call('POST /api/user/job-apply', request, talent),
    call('POST /api/user/job-apply', request, talent),
    call('POST /api/user/job-apply', request, talent),
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

const withFfmpeg = (await findTranscoder()) !== undefined;

test.skipIf(!withFfmpeg)(
  'S-38: a video sent with an application becomes an MP4 without the place where it was taken',
  async ({ app, call, deliver, given, services }) => {
    const house = await given.house();
    const job = await given.job({ production_house_id: house.production_house_id });
    const files = { auditionVideo: [clip('video.mov')] };
    const read = async () => {
      const received = await call('GET /api/production/applications/:id', { params: { id: job.id } }, house);
      return received.body.data[0]?.media[0];
    };
    const agreed = applyConsents.map(({ id, version }) => ({ id, version }));
    const body = { ...answers, job_id: job.id, consents: agreed };

    await call('POST /api/user/job-apply', { body, files }, await given.talent());
    const before = await read();
    await deliver();

    const after = await read();
    expect([before?.state, after?.state]).toEqual(['processing', 'ready']);
    const { rawPayload, headers } = await app.inject(after?.url ?? '');
    expect(headers['content-type']).toBe('video/mp4');
    expect(rawPayload.toString('latin1')).not.toMatch(/Canary|19\.07/);
    expect(await app.inject(after?.poster ?? '')).toMatchObject({ statusCode: 200 });
    expect((await privateFiles(services)).filter((name) => name.endsWith('.mov'))).toEqual([]);
  },
);

test('without ffmpeg a video sent with an application is kept as it was sent, and says so', async ({
  call,
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

  await callOn(app)('POST /api/user/job-apply', sent, await given.talent());
  await app.close();

  const { body } = await call('GET /api/production/applications/:id', { params: { id: job.id } }, house);
  expect(body.data[0]?.media).toMatchObject([{ field: 'auditionVideo', state: 'kept', poster: null }]);
});
