import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { brokenPicture, falsePicture, picture } from '#testing/files.ts';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test('stores a picture as WebP without EXIF data and serves it at its URL', async ({
  app,
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();

  const posted = await callApi(
    'POST /api/production/jobs',
    { body: jobPost(clock.now), files: { image: [await picture()] } },
    house,
  );

  const { body } = await callApi('GET /api/production/jobs/:id', { params: { id: posted.body.id } });
  const served = await app.inject({ url: body.job.image ?? '' });
  expect(served.headers['content-type']).toBe('image/webp');
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 30 });
  expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
});

test('rejects a text file that claims to be a picture and stores no file', async ({
  callApi,
  clock,
  given,
  services,
}) => {
  const before = await publicFiles(services.config.DATA_DIR);

  const response = await callApi(
    'POST /api/production/jobs',
    { body: jobPost(clock.now), files: { image: [falsePicture()] } },
    await given.house(),
  );

  expect(response.status).toBe(400);
  expect(response.body.fields).toHaveProperty('image');
  expect(await publicFiles(services.config.DATA_DIR)).toEqual(before);
});

test('reports a cut picture beside its field', async ({ callApi, clock, given }) => {
  const files = { image: [await brokenPicture()] };

  const response = await callApi(
    'POST /api/production/jobs',
    { body: jobPost(clock.now), files },
    await given.house(),
  );

  expect(response).toMatchObject({
    status: 400,
    body: { code: 'picture_cut_off', fields: { image: expect.any(String) } },
  });
});

test('creates one casting call with one picture when a post is repeated', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const before = await publicFiles(services.config.DATA_DIR);
  const house = await given.house();
  const request = {
    body: { ...jobPost(clock.now), request_id: crypto.randomUUID() },
    files: { image: [await picture()] },
  };

  const [first, ...again] = await Promise.all([
    callApi('POST /api/production/jobs', request, house),
    callApi('POST /api/production/jobs', request, house),
    callApi('POST /api/production/jobs', request, house),
  ]);

  expect(again).toMatchObject([
    { status: 200, body: { id: first.body.id } },
    { status: 200, body: { id: first.body.id } },
  ]);
  const jobs = await db
    .selectFrom('job')
    .select('image')
    .where('production_house_id', '=', house.production_house_id)
    .execute();
  const stored = await publicFiles(services.config.DATA_DIR);
  const added = stored.filter((name) => !before.includes(name));
  expect(jobs).toEqual([{ image: `/media/public/${added[0]}` }]);
  expect(added).toHaveLength(1);
});

/** The names of the stored public files; the folder comes with the first of them. */
function publicFiles(dataDir: string): Promise<string[]> {
  return readdir(join(dataDir, 'media', 'public')).catch(() => []);
}
