import type { Locator, Page } from 'playwright-core';
import { expect } from '#testing/expect.ts';
import { sharedTest as test } from '#testing/journey.ts';

const desktop = { width: 1280, height: 900 };
/** Longer than an artist stays in the middle. */
const ROTATION_MS = 4000;

test('rotates the carousel until it is paused, follows the arrows, wraps, and shows as many artists as fit', async ({
  openPage,
}) => {
  const page = await openPage(desktop);
  await page.clock.install();
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'Featured artists' });
  const pause = carousel.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeVisible();
  await expect(page.locator('.swiper-coverflow')).toBeVisible();
  const artists = await (await fetch(new URL('/api/pages/home', page.url()))).json();
  const names: string[] = artists.data.featured_artists.map(({ name }: { name: string }) => name);
  const first = await artistOf(page);

  await page.clock.runFor(ROTATION_MS);
  await expect.poll(() => artistOf(page)).not.toBe(first);
  await pause.click();
  const paused = await artistOf(page);
  await page.clock.runFor(3 * ROTATION_MS);
  expect(await artistOf(page)).toBe(paused);

  for (let place = names.indexOf(paused) - 1; place >= -1; place -= 1) {
    await comeToRest(page);
    await page.getByRole('button', { name: 'Previous artist' }).click();
    await expect.poll(() => artistOf(page)).toBe(names.at(place));
  }
  await comeToRest(page);
  await page.locator('.swiper-slide-active a').press('ArrowRight');
  await expect.poll(() => artistOf(page)).toBe(names.at(0));

  for (const [width, slides] of [
    [1280, 2],
    [700, 1.5],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => slidesIn(carousel)).toBeCloseTo(slides, 1);
  }
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(pause).toBeVisible();
  await page.clock.runFor(ROTATION_MS);
  await expect.poll(() => artistOf(page)).not.toBe(names.at(0));
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

async function slidesIn(carousel: Locator): Promise<number> {
  const width = await carousel.evaluate((box) => box.clientWidth);
  const slide = carousel.locator('.swiper-slide-active');
  return width / (await slide.evaluate((box: HTMLElement) => box.offsetWidth));
}

/** Waits until the artists have moved to their places. The carousel ignores what is pressed before. */
async function comeToRest(page: Page) {
  await page
    .locator('.swiper-wrapper')
    .evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
}
