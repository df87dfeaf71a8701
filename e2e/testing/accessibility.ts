import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Returns the axe violations on the open page. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Only violations are described, which takes less than half the time. Legacy mode analyses every frame from
  // the page itself instead of opening a second page; the only frame is the email preview, which blocks scripts.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`);
}
