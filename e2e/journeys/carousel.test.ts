import type { Page } from 'playwright-core';
import { expect } from '#testing/expect.ts';
import { sharedTest as test } from '#testing/journey.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
/** Longer than an artist stays in the middle. */
const ROTATION_MS = 4000;

test.for([
  [phone, 1],
  [{ width: 700, height: 844 }, 1.5],
  [desktop, 2],
] as const)('shows as many artists in the carousel as fit: %j', async ([size, slides], { openPage }) => {
  const page = await openPage(size);
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'Featured artists' });
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible();

  const width = await carousel.evaluate((box) => box.clientWidth);
  const slide = await carousel
    .locator('.swiper-slide-active')
    .evaluate((box: HTMLElement) => box.offsetWidth);
  expect(width / slide).toBeCloseTo(slides, 1);
});

test('rotates the carousel until it is paused and follows the arrows', async ({ openPage }) => {
  const page = await openPage();
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured artist by Kirdaar' })).toBeVisible();
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeVisible();
  const first = await artistOf(page);

  await page.clock.runFor(ROTATION_MS);
  await expect.poll(() => artistOf(page)).not.toBe(first);
  await pause.click();
  const paused = await artistOf(page);
  await page.clock.runFor(3 * ROTATION_MS);
  expect(await artistOf(page)).toBe(paused);

  await comeToRest(page);
  await page.getByRole('button', { name: 'Next artist' }).click();
  await expect.poll(() => artistOf(page)).not.toBe(paused);
  await comeToRest(page);
  await page.getByRole('button', { name: 'Previous artist' }).click();
  await expect.poll(() => artistOf(page)).toBe(paused);
  await comeToRest(page);
  await page.locator('.swiper-slide-active a').press('ArrowRight');
  await expect.poll(() => artistOf(page)).not.toBe(paused);
  await comeToRest(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(pause).toBeVisible();
  const resumed = await artistOf(page);
  await page.clock.runFor(ROTATION_MS);
  await expect.poll(() => artistOf(page)).not.toBe(resumed);
});

test('shows the carousel as a coverflow and wraps from the first artist to the last', async ({
  openPage,
}) => {
  const page = await openPage(desktop);
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('.swiper-coverflow')).toBeVisible();
  const artists = await (await fetch(new URL('/api/pages/home', page.url()))).json();
  const names: string[] = artists.data.featured_artists.map(({ name }: { name: string }) => name);
  expect(await artistOf(page)).toBe(names.at(0));

  await page.getByRole('button', { name: 'Previous artist' }).click();

  await expect.poll(() => artistOf(page)).toBe(names.at(-1));
});

test('does not rotate the carousel when reduced motion is preferred', async ({ openPage }) => {
  const page = await openPage();
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const first = await artistOf(page);

  await page.clock.runFor(3 * ROTATION_MS);

  expect(await artistOf(page)).toBe(first);
});

/** Returns the artist in the middle of the carousel. */
function artistOf(page: Page): Promise<string> {
  return page.locator('.swiper-slide-active h3').innerText();
}

/** Waits until the artists have moved to their places. The carousel ignores what is pressed before. */
async function comeToRest(page: Page) {
  await page
    .locator('.swiper-wrapper')
    .evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
}
