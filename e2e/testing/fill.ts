import type { Locator, Page } from 'playwright-core';
import { fieldName } from '#testing/page-text.ts';

type Answers = Record<string, string>;

/** Fills the fields with these labels. */
export async function fill(page: Page | Locator, answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer);
}

/** Selects options in the selects with these labels. */
export async function choose(page: Page | Locator, answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) await field(page, label).selectOption(answer);
}

/** Finds the control of an English label, in the language of the page. */
function field(page: Page | Locator, label: string) {
  return page.getByLabel(fieldName(page, label));
}
