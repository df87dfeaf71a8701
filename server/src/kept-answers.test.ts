import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { test } from '#testing/test.ts';

const clients = '/api/content/clients';
const logo = { name: 'A client', image_url: '/media/public/logo.webp' };

test('lets visitors cache a public response for a while', async ({ app }) => {
  const response = await app.inject(clients);

  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=60',
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    vary: expect.stringContaining('authorization'),
    'content-type': 'application/json; charset=utf-8',
  });
});

test('responds 304 when the client already has the response', async ({ app, db }) => {
  const { headers } = await app.inject(clients);
  const conditional = { url: clients, headers: { 'if-none-match': `${headers.etag}` } };

  const unchanged = await app.inject(conditional);
  await db.insertInto('client').values(logo).execute();
  const changed = await app.inject(conditional);

  expect(unchanged).toMatchObject({ statusCode: 304, body: '' });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(headers.etag);
});

test('forbids caching of errors and of responses to a logged-in user', async ({ app, callApi, given }) => {
  const known = await callApi('GET /api/user/popular-casting-calls', {}, await given.talent());
  const missing = await app.inject('/api/content/projects/1');

  expect(known.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(known.headers).not.toHaveProperty('etag');
  expect(missing.headers).toMatchObject({ 'cache-control': 'no-store' });
});

test('queries the database once in the configured cache time', async ({ services, db, callApi, given }) => {
  const config = { ...services.config, ANSWER_CACHE_SECONDS: 60 };
  const app = await buildApp({ ...services, config });
  const popular = '/api/user/popular-casting-calls';
  const before = (await app.inject(popular)).json().total;
  await given.job();
  await db.insertInto('client').values(logo).execute();

  const kept = (await app.inject(popular)).json();
  const otherPage = (await app.inject(`${popular}?limit=1`)).json();
  const known = await callApi('GET /api/user/popular-casting-calls', {}, await given.talent());

  await app.close();
  expect([kept.total, otherPage.total, known.body.total]).toEqual([before, before + 1, before + 1]);
});

test('sends every response, even when more arrive at once than are cached', async ({ services }) => {
  const app = await buildApp({ ...services, config: { ...services.config, ANSWER_CACHE_SECONDS: 60 } });
  const texts = Array.from({ length: 600 }, (_, place) => String(place));

  const answers = await Promise.all(
    texts.map((text) => app.responseCache.answer(`/${text}`, async () => text)),
  );

  await app.close();
  expect(answers.map(({ body }) => String(body))).toEqual(texts);
});
