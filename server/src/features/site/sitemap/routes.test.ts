import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('lists the public pages, open casting calls, projects and public adults in the sitemap', async ({
  app,
  clock,
  given,
}) => {
  const saved = { name: 'Leela Nair', date_of_birth: '1990-01-01', updated_at: '2026-05-01T10:00:00.000Z' };
  const open = await given.job({ posted_on: '2026-06-01T10:00:00.000Z' });
  const over = await given.job({ application_deadline: addDays(dayInIndia(clock.now), -1) });
  const pending = await given.job({ status: 'pending' });
  await given.talent(saved);
  const hidden = await given.talent({ ...saved, visibility: 'link' });
  const child = await given.talent({ ...saved, date_of_birth: '2020-01-01' });
  await given.guardian(child.id);

  const response = await app.inject('/sitemap.xml');

  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  expect(response.body).toContain('<loc>http://localhost:3000/castingcalls</loc>');
  expect(response.body).toContain(
    `<loc>http://localhost:3000/castingcalls/${open.id}</loc><lastmod>2026-06-01T10:00:00.000Z</lastmod>`,
  );
  expect(response.body).toContain(`<loc>http://localhost:3000/t/leela-nair</loc>`);
  expect(response.body).toContain(
    '<loc>http://localhost:3000/hi/plans</loc><xhtml:link rel="alternate" hreflang="en" href="http://localhost:3000/plans"/>',
  );
  expect(response.body).not.toMatch(new RegExp([over, pending, hidden, child].map(({ id }) => id).join('|')));
});

test('serves a sitemap part by its number and answers 404 for an unknown one', async ({ app }) => {
  const first = await app.inject('/sitemap/1.xml');
  const beyond = await app.inject('/sitemap/9.xml');
  const none = await app.inject('/sitemap/zero.xml');

  expect(first.body).toContain('<loc>http://localhost:3000/</loc>');
  expect(beyond.body).not.toContain('<url>');
  expect(none.statusCode).toBe(404);
});

test('points robots to the sitemap and disallows private paths', async ({ app }) => {
  const response = await app.inject('/robots.txt');

  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(response.body).toContain('\nSitemap: http://localhost:3000/sitemap.xml\n');
});

test('says where to report a security problem, with a date that is still to come', async ({ app, clock }) => {
  const { body, headers } = await app.inject('/.well-known/security.txt');

  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:support@kirdaar.example\n');
  expect(body).toContain('Canonical: http://localhost:3000/.well-known/security.txt\n');
  const expires = new Date(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  expect(expires.getTime()).toBeGreaterThan(clock.now.getTime());
});
