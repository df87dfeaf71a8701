import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { queryDatabase } from '#testing/database.ts';
import { sharedTest as test } from '#testing/journey.ts';

const KB = 1000;

test('loads at most 135 kB of scripts on the home page, including the carousel, and shifts no layout when the fonts arrive last', async ({
  openPage,
}) => {
  const page = await openPage({ width: 1280, height: 900 });
  const scripts = scriptsOf(page);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      // Layout shift entries have a value.
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const hydrated = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await hydrated.promise;
    await route.continue();
  });

  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  hydrated.resolve();
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    const drawn = () => new Promise(requestAnimationFrame);
    await drawn();
    await drawn();
    return (window as unknown as { seen: { shift: number } }).seen.shift;
  });

  expect(shift).toBeLessThan(0.01);
  await page.waitForLoadState('networkidle');
  const size = await sizeOf(scripts);
  expect(size).toBeGreaterThan(80 * KB);
  expect(size).toBeLessThan(135 * KB);
});

test('loads at most 112 kB of scripts on the casting calls page', async ({ openPage }) => {
  const page = await openPage();
  const scripts = scriptsOf(page);
  await page.goto('/castingcalls', { waitUntil: 'networkidle' });

  const size = await sizeOf(scripts);
  expect(size).toBeGreaterThan(80 * KB);
  expect(size).toBeLessThan(112 * KB);
});

test('loads the letters of the link to Hindi on an English page, and no others of Hindi', async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto('/user/login', { waitUntil: 'networkidle' });

  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return Array.from(document.fonts, ({ family, status }) => `${family.replaceAll('"', '')}: ${status}`);
  });
  expect(fonts).toContain('Name of Hindi: loaded');
  expect(fonts).toContain('Devanagari: unloaded');
});

test('loads at most 150 kB of scripts on the page of a casting call, and 180 kB on the first page of an area', async ({
  product: { origin, dataDirectory },
}) => {
  const [call] = await queryDatabase<{ id: string }>(
    dataDirectory,
    `select id from job where status = 'open' limit 1`,
  );
  const budgets = {
    [`/castingcalls/${call?.id}`]: 150,
    '/user/popular-casting-calls': 180,
    '/production/add-job': 180,
    '/admin': 180,
  };

  for (const [path, budget] of Object.entries(budgets)) {
    const kb = (await sizeOfScripts(origin, path)) / KB;
    expect(kb, path).toBeGreaterThan(100);
    expect(kb, path).toBeLessThan(budget);
  }
});

test("requests a page's styles before its scripts", async ({ product }) => {
  const html = await (await fetch(`${product.origin}/castingcalls`)).text();

  const styles = html.indexOf('rel="stylesheet"');
  expect(styles).toBeGreaterThan(0);
  expect(html.indexOf('rel="modulepreload"')).toBeGreaterThan(styles);
});

/** Returns the compressed size of the scripts that the document of a page asks for, in bytes. */
async function sizeOfScripts(origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text();
  const files = new Set(html.match(/(?<=<link[^>]*modulepreload[^>]*)\/assets\/[^"]+/g));
  const sizes = await Promise.all(
    Array.from(files, async (file) => brotliCompressSync(await (await fetch(origin + file)).bytes()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Collects the scripts that a page loads. */
function scriptsOf(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}

/** Returns the compressed size of scripts, in bytes. */
async function sizeOf(scripts: Response[]): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async (script) => brotliCompressSync(await script.body()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
