import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { sharedTest as test } from '#testing/journey.ts';

const KB = 1000;

test('loads at most 135 kB of scripts on the home page, including the carousel', async ({ openPage }) => {
  const page = await openPage();
  const scripts = await scriptsOf(page, '/', page.getByRole('button', { name: 'Pause' }));

  expect(scripts).toBeGreaterThan(80 * KB);
  expect(scripts).toBeLessThan(135 * KB);
});

test('loads at most 112 kB of scripts on the casting calls page', async ({ openPage }) => {
  const page = await openPage();
  const scripts = await scriptsOf(page, '/castingcalls', page.getByRole('heading', { level: 1 }));

  expect(scripts).toBeGreaterThan(80 * KB);
  expect(scripts).toBeLessThan(112 * KB);
});

test("requests a page's styles before its scripts", async ({ product }) => {
  const html = await (await fetch(`${product.origin}/castingcalls`)).text();

  const styles = html.indexOf('rel="stylesheet"');
  expect(styles).toBeGreaterThan(0);
  expect(html.indexOf('rel="modulepreload"')).toBeGreaterThan(styles);
});

test('shifts no layout on the home page, also when the fonts arrive last', async ({ openPage }) => {
  const page = await openPage({ width: 1280, height: 900 });
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
});

test('has letters for the language switch and Hindi names on a page in English', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/castingcalls');

  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return Array.from(document.fonts, ({ family, status }) => `${family.replaceAll('"', '')}: ${status}`);
  });

  expect(fonts).toContain('Devanagari: loaded');
});

/** Returns the compressed script size of a page, in bytes, loaded until the given element is visible. */
async function scriptsOf(page: Page, path: string, last: Locator): Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });

  await page.goto(path, { waitUntil: 'networkidle' });
  await last.waitFor();

  const sizes = await Promise.all(
    scripts.map(async (script) => brotliCompressSync(await script.body()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
