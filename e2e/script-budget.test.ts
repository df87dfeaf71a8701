import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '#testing/journey.ts';

const KB = 1000;

test('the home page takes at most 135 kB of script, its carousel included', async ({ openPage }) => {
  const page = await openPage();
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });

  await page.goto('/');
  await page.getByRole('button', { name: 'Pause' }).waitFor();

  const sizes = await Promise.all(
    scripts.map(async (script) => brotliCompressSync(await script.body()).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(80 * KB);
  expect(total).toBeLessThan(135 * KB);
});

test('nothing on the home page moves while it comes alive', async ({ openPage }) => {
  const page = await openPage({ width: 1280, height: 900 });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      // Entries of this type have a value.
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

  await page.goto('/');
  await page.getByRole('button', { name: 'Pause' }).waitFor();

  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  expect(shift).toBeLessThan(0.01);
});
