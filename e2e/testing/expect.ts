import { expect as playwrightExpect } from '@playwright/test';

/** Playwright's `expect`, which waits long enough on a slow, busy machine. */
export const expect = playwrightExpect.configure({ timeout: 90_000 });
