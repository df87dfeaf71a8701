import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test as base } from '#testing/test.ts';

/** The name of a stored picture of 1000 by 500 pixels, without its extension. */
const test = base.extend<{ picture: string }>({
  picture: async ({ services }, use) => {
    const drawn = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#884422' } });
    const name = await services.storage.save('public', await drawn.webp().toBuffer(), 'webp');
    await use(name.replace('.webp', ''));
  },
});

test.for<[string, string]>([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
])('serves a picture in the requested width as %s', async ([format, type], { app, picture }) => {
  const answer = await app.inject(`/media/renditions/320/${picture}.${format}`);

  expect(answer.headers['content-type']).toBe(type);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 });
});

test('does not enlarge a narrower picture', async ({ app, picture }) => {
  const answer = await app.inject(`/media/renditions/1200/${picture}.webp`);

  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1000 });
});

test('lets browsers cache a rendition permanently and keeps it from running as a page', async ({
  app,
  picture,
}) => {
  const { headers } = await app.inject(`/media/renditions/480/${picture}.webp`);

  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(headers['content-security-policy']).toContain('sandbox');
});

test('serves an existing rendition from its file', async ({ app, picture, services }) => {
  await services.storage.put('renditions', `${picture}-320.webp`, Buffer.from('made before'));

  const answer = await app.inject(`/media/renditions/320/${picture}.webp`);

  expect(answer.body).toBe('made before');
});

test('serves the complete rendition to simultaneous first requests', async ({ app, picture }) => {
  const requests = Array.from({ length: 8 }, () => app.inject(`/media/renditions/800/${picture}.webp`));

  const answers = await Promise.all(requests);

  expect(
    new Set(answers.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.length}`)).size,
  ).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
});

test.for<[string, string]>([
  ['an unknown width', '/media/renditions/321/{}.webp'],
  ['a width that is no number', '/media/renditions/wide/{}.webp'],
  ['an unknown format', '/media/renditions/320/{}.png'],
  ['a picture that is not there', '/media/renditions/320/nothing.webp'],
  ['another folder', '/media/renditions/320/..%2fpublic%2f{}.webp'],
])('responds 404 to %s', async ([, address], { app, picture }) => {
  const { statusCode } = await app.inject(address.replace('{}', picture));

  expect(statusCode).toBe(404);
});

test('deletes renditions together with their picture', async ({ app, picture, services }) => {
  await app.inject(`/media/renditions/320/${picture}.webp`);
  await services.storage.remove('public', `${picture}.webp`);

  const { statusCode } = await app.inject(`/media/renditions/320/${picture}.webp`);

  expect(statusCode).toBe(404);
  expect(await readdir(join(services.config.DATA_DIR, 'media', 'renditions'))).not.toContain(
    `${picture}-320.webp`,
  );
});
