import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { sharedTest as test } from '#testing/journey.ts';

const scriptOf = (html: string) => /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';

test('runs no scripts on a page except those of the site', async ({ product }) => {
  const answer = await fetch(`${product.origin}/castingcalls`);
  const html = await answer.text();

  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, foreign = ''] = /(frame-src https:\/\/www\.openstreetmap\.org); /.exec(policy) ?? [];
  expect(policy.replace(foreign, '')).not.toMatch(/unsafe|\*|https?:/);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  const inline = [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]+?)<\/script>/g)];
  const hashes = inline.map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(hashes.length).toBeGreaterThan(2);
  expect(policy.split('; ')).toContain(["script-src 'self'", ...new Set(hashes)].join(' '));
});

test('begins every page with the document type, to avoid quirks mode', async ({ product }) => {
  const pages = await Promise.all(
    ['/', '/castingcalls', '/user/login', '/no-such-page'].map(async (path) =>
      (await fetch(product.origin + path)).text(),
    ),
  );

  expect(pages.map((html) => html.slice(0, 20))).toEqual(pages.map(() => '<!DOCTYPE html><html'));
});

test('sends the security headers with pages, unknown pages, files and API responses', async ({ product }) => {
  const script = scriptOf(await (await fetch(product.origin)).text());
  const answers = await Promise.all(
    ['/', '/no-such-page', script, '/favicon.svg', '/api/plans'].map((path) => fetch(product.origin + path)),
  );

  expect(script).not.toBe('');
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 200, 200]);
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  }
});

test('rejects pages beyond its capacity at once and still answers other requests', async ({ product }) => {
  // A page that is not kept ready to send. On one connection, the requests arrive together.
  const pages = requestAtOnce(product.origin, '/user/login', 200);
  const health = await fetch(`${product.origin}/livez`);
  const answers = await pages;
  const rejection = answers.slice(answers.indexOf('HTTP/1.1 503'));

  expect(health.status).toBe(200);
  expect(new Set(answers.match(/^HTTP\/1\.1 \d+/gm))).toEqual(new Set(['HTTP/1.1 200', 'HTTP/1.1 503']));
  expect(rejection).toMatch(/^retry-after: 5\r$/im);
  expect(rejection).toContain('The server is busy.');
});

test('the browser rejects the conversion of text into markup', async ({ product, browser }) => {
  const page = await browser.newPage({ baseURL: product.origin });
  await page.goto('/castingcalls');

  const rejection = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>');
      return 'none';
    } catch (error) {
      return String(error);
    }
  });

  await page.close();
  expect(rejection).toMatch(/^TypeError.*TrustedHTML/);
});

/** Sends requests for one page without waiting for answers; returns all that was answered. */
function requestAtOnce(origin: string, path: string, count: number): Promise<string> {
  const { host, hostname, port } = new URL(origin);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n`;
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`${request}\r\n`.repeat(count - 1).concat(`${request}Connection: close\r\n\r\n`));
  return text(socket);
}
