import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { listRunningAnnouncements } from '#features/admin/announcements/queries.ts';
import { connect } from '#platform/database/database.ts';
import { serveSite } from '#testing/site.ts';
import { test as base } from '#testing/test.ts';

const test = base.extend<{ lost: Awaited<ReturnType<typeof buildApp>> }>({
  /** The site of a process whose database does not answer. */
  lost: async ({ services }, use) => {
    // Nothing listens on this port.
    const db = connect('postgres://kirdaar@127.0.0.1:9/kirdaar', () => {});
    const config = { ...services.config, PUBLIC_URL: 'https://kirdaar.example', ANSWER_CACHE_SECONDS: 5 };
    const app = await buildApp({ ...services, config, db, searchDb: db });
    await serveSite(app, config, () => listRunningAnnouncements(db, new Date()));
    await use(app);
    await app.close();
    await db.destroy();
  },
});

test.for([
  ['/', 200],
  ['/hi/castingcalls', 503],
  ['/castingcalls/5c1f5d9e-2c8e-4b0f-9d8a-2f7a5b0f8c11', 503],
  ['/profiles?search=a', 503],
  ['/user/login', 200],
  ['/production/login', 200],
  ['/admin', 200],
] as const)('answers %s with a page (%i)', async ([url, status], { lost }) => {
  const answer = await lost.inject(url);

  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
  expect(answer.body).toMatch(/<body|<h1/);
  if (status === 503) expect(answer.headers['retry-after']).toBe('5');
});
