import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { test as base, expect } from 'vitest';
import { keepUsedAssets, serveAssets } from '#platform/http/site-assets.ts';

const HOUR_MS = 60 * 60_000;

interface Site {
  /** Starts a process of a version of the site with one asset, and returns how it answers for assets. */
  startVersion: (name: string) => Promise<(asset: string) => Promise<{ status: number; body: string }>>;
  folderOf: (name: string) => string;
}

const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'kirdaar-assets-'));
    const folderOf = (name: string) => join(directory, name);
    const apps: { close: () => Promise<unknown> }[] = [];
    await use({
      folderOf,
      startVersion: async (name) => {
        await mkdir(folderOf(name), { recursive: true });
        await writeFile(join(folderOf(name), `${name}.js`), `// ${name}`);
        const app = Fastify();
        apps.push(app);
        await serveAssets(app, folderOf(name), directory);
        return async (asset) => {
          const { statusCode, body } = await app.inject(`/assets/${asset}.js`);
          return { status: statusCode, body };
        };
      },
    });
    for (const app of apps) await app.close();
    await rm(directory, { recursive: true });
  },
});

test('serves the assets of the previous version and of a newer process', async ({ site }) => {
  const former = await site.startVersion('former');
  const next = await site.startVersion('next');

  expect(await next('former')).toEqual({ status: 200, body: '// former' });
  expect(await former('next')).toEqual({ status: 200, body: '// next' });
  expect((await next('other')).status).toBe(404);
});

test('deletes assets a day after the last process that used them', async ({ site }) => {
  const next = await site.startVersion('next');
  await site.startVersion('former');
  const shared = site.folderOf('assets');
  const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

  await keepUsedAssets(site.folderOf('next'), shared, later(23));
  const withinADay = await next('former');
  await keepUsedAssets(site.folderOf('next'), shared, later(26));

  expect(withinADay.status).toBe(200);
  expect((await next('former')).status).toBe(404);
  expect((await next('next')).status).toBe(200);
});

test('answers with the compressed file, cacheable for good, and with nothing outside the folder', async ({
  site,
}) => {
  await site.startVersion('next');
  await writeFile(join(site.folderOf('assets'), 'next.js.br'), 'compressed');
  const app = Fastify();
  await serveAssets(app, site.folderOf('next'), dirname(site.folderOf('next')));
  const get = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } });

  const compressed = await get('/assets/next.js');
  const outside = await Promise.all(
    ['..%2fnext%2fnext.js', '../next/next.js', '%2e%2e/next/next.js', '', '.'].map((path) =>
      get(`/assets/${path}`),
    ),
  );
  await app.close();

  expect(compressed.body).toBe('compressed');
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(
    outside.map(({ statusCode }) => statusCode).filter((status) => ![403, 404].includes(status)),
  ).toEqual([]);
});
