import type { Page } from 'playwright-core';
import { expect } from '#testing/expect.ts';

/** Opens a view of the board. The views have the same headings and cards, so only the switch says which one is shown. */
export async function openView(page: Page, name: 'Faces' | 'Columns') {
  const link = page.getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}
