import { expect as playwrightExpect } from '@playwright/test';
import { WAIT_MS } from '#testing/wait.ts';

/** Playwright's `expect`, which waits long enough on a slow, busy machine. */
export const expect = playwrightExpect.configure({ timeout: WAIT_MS });
