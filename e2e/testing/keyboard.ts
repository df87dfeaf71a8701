import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const MAX_PRESSES = 80;

/** Presses Tab until a control is focused. At each step, whoever sees the page sees where the focus is. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(findFocusProblem)).toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} cannot be reached with Tab`);
}

/** Tabs to a control and presses Enter. */
export async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Returns why a person would not see what is focused; runs in the page. */
function findFocusProblem(): string | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'The focus is lost.';
  const name = focused.outerHTML.slice(0, 120);
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const x = (left + right) / 2;
  const y = Math.min((top + bottom) / 2, top + 20);
  const shown = document.elementFromPoint(x, y);
  if (!shown) return `Out of sight: ${name}`;
  if (!focused.contains(shown) && !shown.contains(focused))
    return `Behind ${shown.outerHTML.slice(0, 120)}: ${name}`;
  // The parts of a date have a mark of their own.
  const isMarked = getComputedStyle(focused).outlineStyle !== 'none' || focused.matches('[type=date]');
  return isMarked ? undefined : `Not marked: ${name}`;
}
