import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { buildApp } from '#app.ts';
import { forgetWithdrawnPages } from '#platform/http/withdrawn-pages.ts';
import { contentEditor } from '#testing/content-editor.ts';
import { serveSite } from '#testing/site.ts';
import { test as base } from '#testing/test.ts';

interface Site {
  app: FastifyInstance;
  rendered: () => number | undefined;
}

/** A web process that keeps pages. */
const test = base.extend<{ site: Site }>({
  site: async ({ services, url, clock: _present }, use) => {
    const config = { ...services.config, ANSWER_CACHE_SECONDS: 60, PUBLIC_URL: 'https://kirdaar.example' };
    const app = await buildApp({ ...services, config });
    const { counts } = await serveSite(app, config);
    const { listening, close } = forgetWithdrawnPages(app, { url, onError: () => {} });
    await listening;
    await use({ app, rendered: () => counts?.rendered });
    await close();
    await app.close();
  },
});

test('sends everyone the same page, which was rendered once', async ({ site: { app, rendered } }) => {
  const strangers = ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map((remoteAddress) =>
    app.inject({
      url: '/castingcalls',
      remoteAddress,
      headers: { cookie: 'known=1', 'accept-language': 'hi' },
    }),
  );
  const [first, ...others] = await Promise.all([...strangers, app.inject('/castingcalls?utm_source=mail')]);

  expect(first?.statusCode).toBe(200);
  expect(others.map(({ body }) => body)).toEqual(others.map(() => first?.body));
  expect(rendered()).toBe(1);
  const head = await app.inject({ method: 'HEAD', url: '/castingcalls' });
  expect(head).toMatchObject({ statusCode: 200, body: '' });
});

test('lets browsers ask each time whether a page has changed', async ({ site: { app } }) => {
  const { headers } = await app.inject('/plans');
  const again = await app.inject({ url: '/plans', headers: { 'if-none-match': `${headers.etag}` } });

  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': 'max-age=5, stale-while-revalidate=60',
    vary: expect.stringContaining('accept-encoding'),
  });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
});

test('sends a page in the encoding that the client accepts', async ({ site: { app } }) => {
  const plain = await app.inject('/plans');
  const encoded = async (encoding: string) => {
    const answer = await app.inject({ url: '/plans', headers: { 'accept-encoding': encoding } });
    return { encoding: answer.headers['content-encoding'], bytes: answer.rawPayload };
  };
  const [brotli, gzip] = [await encoded('gzip, deflate, br'), await encoded('gzip')];

  expect([plain.headers['content-encoding'], brotli.encoding, gzip.encoding]).toEqual([
    undefined,
    'br',
    'gzip',
  ]);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.bytes).toString()).toBe(plain.body);
});

test.for(['/castingcalls', '/user/login', '/user/account', '/admin', '/no-such-page'])(
  'allows the inline scripts of %s by their hashes, and no others',
  async (url, { site: { app } }) => {
    const { headers, body } = await app.inject(url);

    const policy = String(headers['content-security-policy']);
    const scripts = [...body.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]+?)<\/script>/g)];
    const hashes = scripts.map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(hashes.length).toBeGreaterThan(2);
    expect(/script-src 'self' ([^;]+)/.exec(policy)?.[1]?.split(' ').sort()).toEqual(
      [...new Set(hashes)].sort(),
    );
    expect(policy + body).not.toContain('nonce');
  },
);

test('caches no page whose route does not name its parameters', async ({ site: { app, rendered } }) => {
  const pages = await Promise.all(['/user/login', '/castingcalls?limit=9'].map((url) => app.inject(url)));

  expect(pages.map(({ statusCode, headers }) => [statusCode, headers.etag])).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  expect(rendered()).toBe(0);
});

test('allows no script that the rendering of the page did not mark as its own', async ({
  site: { app },
  given,
}) => {
  const { id } = await given.job();
  const { headers, body } = await app.inject(`/castingcalls/${id}`);

  const [, facts = ''] = /<script[^>]*ld\+json[^>]*>([\s\S]+?)<\/script>/.exec(body) ?? [];
  const hash = createHash('sha256').update(facts).digest('base64');
  expect(facts).toContain('JobPosting');
  expect(headers['content-security-policy']).not.toContain(hash);
});

test('shows no hidden profile or stopped casting call any more', async ({ site: { app }, db, given }) => {
  const talent = await given.talent({ date_of_birth: '1996-05-04', name: 'Tara Bose' });
  const job = await given.job();
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  const textOf = async (url: string) => (await app.inject(url)).body;
  expect([await statusOf('/t/tara-bose'), await statusOf(`/castingcalls/${job.id}`)]).toEqual([200, 200]);
  expect(await textOf('/castingcalls')).toContain(job.id);

  await db.updateTable('talent').set({ visibility: 'link' }).where('id', '=', talent.id).execute();
  await db
    .updateTable('job')
    .set({ stopped_at: new Date().toISOString() })
    .where('id', '=', job.id)
    .execute();

  await vi.waitFor(async () => expect(await statusOf('/t/tara-bose')).toBe(404));
  await vi.waitFor(async () => expect(await textOf('/castingcalls')).not.toContain(job.id));
});

test('shows a saved profile at once', async ({ site: { app }, db, given, clock }) => {
  const { id } = await given.talent({ date_of_birth: '1996-05-04', name: 'Meera Joshi' });
  expect((await app.inject('/t/meera-joshi')).body).toContain('Meera Joshi');

  const saved = { city: 'Indore', updated_at: clock.now.toISOString() };
  await db.updateTable('talent').set(saved).where('id', '=', id).execute();

  await vi.waitFor(async () => expect((await app.inject('/t/meera-joshi')).body).toContain('Indore'));
});

test('leads permanently from the address by id, and from an earlier name, to the present address', async ({
  site: { app },
  db,
  given,
}) => {
  const { id } = await given.talent({ date_of_birth: '1996-05-04', name: 'Leela Bose' });
  expect((await app.inject('/t/leela-bose')).statusCode).toBe(200);
  const open = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers.location];
  };

  const saved = { name: 'Leela Sen', updated_at: '2026-02-03T10:00:00.000Z' };
  await db.updateTable('talent').set(saved).where('id', '=', id).execute();

  await vi.waitFor(async () => expect(await open('/t/leela-bose')).toEqual([301, '/t/leela-sen']));
  expect(await open(`/talent/${id}?utm_source=x`)).toEqual([301, '/t/leela-sen']);
  expect(await open('/t/leela-sen')).toEqual([200, undefined]);
  expect(await open('/t/nobody-of-this-name')).toEqual([404, undefined]);
});

test('answers a form of an English page in English, whatever the browser prefers', async ({
  site: { app },
}) => {
  const page = await app.inject({
    method: 'POST',
    url: '/user/login',
    headers: { 'accept-language': 'hi', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'write=logIn&identifier=nobody%40example.com&password=wrong',
  });

  expect(page.body).toContain('Account not found');
  expect(page.body).not.toContain('अकाउंट नहीं मिला');
});

test('shows content in the language of the page, and marks what exists only in English', async ({
  callApi,
  given,
  site: { app },
}) => {
  const banners = contentEditor(callApi, await given.staff('editor'), 'banners');
  const banner = (name: string, alt: string) => ({ url: `/media/public/${name}.webp`, alt });
  await banners.save({
    kind: 'banners',
    words: { banners: [banner('stage', 'A stage'), banner('set', 'A set')] },
    translations: { hi: { 'banners.0.alt': 'एक मंच' } },
  });
  await banners.publish();
  const pages = async () => {
    const [english, hindi] = [await app.inject('/about'), await app.inject('/hi/about')];
    return [english.body, hindi.body];
  };

  const [rendered, kept] = [await pages(), await pages()];

  expect(kept).toEqual(rendered);
  const alts = rendered.map((page) => [...page.matchAll(/<img[^>]*\balt="([^"]+)"[^>]*>/g)]);
  expect(alts.map((found) => found.map(([, alt]) => alt))).toEqual([
    ['A stage', 'A set'],
    ['एक मंच', 'A set'],
  ]);
  expect(alts.map((found) => found.map(([tag]) => tag.includes('lang="en"')))).toEqual([
    [false, false],
    [false, true],
  ]);
});
