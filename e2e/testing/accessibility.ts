import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

const PREVIEW = 'iframe[title^="Page at the width"]';

/** What may be wrong in one language and right in another: names, languages and titles, but no colours. */
const OF_TEXTS = ['wcag2a', 'wcag21a'];

/** Returns the axe violations of the texts on the open page, which takes a fraction of the time of all. */
export async function textViolations(page: Page): Promise<string[]> {
  await page.locator('main[aria-busy="true"]').waitFor({ state: 'detached' });
  return violationsOf(page, { runOnly: OF_TEXTS });
}

/** Returns the axe violations on the open page, with its light and its dark colours. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await page.locator('main[aria-busy="true"]').waitFor({ state: 'detached' });
  await showColours(page, 'light');
  const light = await violationsOf(page);
  await showColours(page, 'dark');
  const dark = await violationsOf(page, { runOnly: ['color-contrast'] });
  await showColours(page, 'light');
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

/**
 * Says whether the open page, or what scrolls up and down in it, is wider than small phones, a desktop, or a phone whose
 * reader sets text twice as large.
 */
export async function widthViolations(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const found: string[] = [];
  for (const [width, fontSize] of [
    [360, ''],
    [390, '200%'],
    [1280, ''],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const pixels = await page.evaluate((fontSize) => {
      const root = document.documentElement;
      root.style.fontSize = fontSize;
      const all = [root, ...document.querySelectorAll('.overflow-y-auto')];
      const overflow = Math.max(...all.map((one) => one.scrollWidth - one.clientWidth));
      root.style.fontSize = '';
      return overflow;
    }, fontSize);
    if (pixels > 0) found.push(`${pixels} px wider than ${width} px${fontSize && ' with large text'}`);
  }
  if (size) await page.setViewportSize(size);
  return found;
}

async function showColours(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

/** A page fades while the next one loads. Contrast is checked at full opacity. */
function showFullColours() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main { opacity: 1 !important; transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

async function violationsOf(page: Page, limits: RunOptions = {}): Promise<string[]> {
  // The open page may have it from an earlier check.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe);
    await page.evaluate(showFullColours);
  }
  // Only violations are described, which takes less than half the time. Frames are left out: the public page in the
  // frame of a preview has checks of its own, and its landmarks would count as repetitions of those around it.
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, ...limits };
  return page.evaluate(
    async ({ preview, options }) => {
      const { violations } = await window.axe.run({ exclude: preview }, options);
      return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`);
    },
    { preview: PREVIEW, options },
  );
}
