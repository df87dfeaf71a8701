import type { Locator, Page } from 'playwright-core';

type Answers = Record<string, string>;

/** Fills the fields with these labels. */
export async function fill(page: Page | Locator, answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer);
}

/** Selects options in the selects with these labels. */
export async function choose(page: Page | Locator, answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) await field(page, label).selectOption(answer);
}

/** Finds the control of a label; labels of required fields end in an asterisk. */
function field(page: Page | Locator, label: string) {
  const escaped = label.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return page.getByLabel(new RegExp(`^${escaped}( \\*)?$`));
}
