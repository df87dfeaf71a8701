import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const script = await readFile(new URL('page-checks.js', import.meta.url), 'utf8');

interface Checked {
  /** What people read or hear: the visible texts, and the attributes that are spoken or shown. */
  texts: string[];
  /** What does not fit: texts that are cut off or stick out, and buttons that cover each other. */
  problems: string[];
}

/** Reads the texts of a page, and looks for what does not fit at its width. */
export function checkPage(page: Page): Promise<Checked> {
  return page.evaluate<Checked>(script);
}
