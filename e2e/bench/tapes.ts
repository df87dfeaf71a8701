import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '#testing/browser.ts';
import { logInAsHouse } from '#testing/join.ts';
import { startProduct } from '#testing/process.ts';
import { fillTapes } from '#testing/tapes.ts';

/**
 * Measures, on a connection of 10 Mbit/s, the time from the key for the next self-tape to its first frame. Somebody who
 * watches a tape of 2.5 Mbit/s for some seconds gives the browser time to load the beginning of the next.
 */
const TAPES = 25;
const WATCHED_MS = 3000;
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 250_000 };

const directory = await mkdtemp(join(tmpdir(), 'kirdaar-tapes-'));
// The user that runs PostgreSQL in place of root needs access.
await chmod(directory, 0o755);
const product = await startProduct({ DATA_DIR: directory, RATE_LIMIT_SCALE: '1000' });
try {
  const browser = await openBrowser();
  try {
    const job = await fillTapes(directory, TAPES);
    const page = await browser.newPage({ baseURL: product.origin, viewport: { width: 1280, height: 900 } });
    await logInAsHouse(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(`/production/jobs/${job}/tapes`);
    await page.locator('video[data-shown]').waitFor();
    await measureSteps(page);
  } finally {
    await browser.close();
  }
} finally {
  await product.stop();
  await rm(directory, { recursive: true, force: true });
}

async function measureSteps(page: Page) {
  await page.evaluate(() => {
    const frames: Promise<number>[] = [];
    Object.assign(window, { frames });
    // Listens after the page, which has shown the next tape by then.
    document.addEventListener('keydown', ({ timeStamp }) => {
      const video = document.querySelector<HTMLVideoElement>('video[data-shown]');
      frames.push(new Promise((tell) => video?.requestVideoFrameCallback((now) => tell(now - timeStamp))));
    });
  });
  const taken: number[] = [];
  await page.keyboard.press(' ');
  for (let step = 1; step < TAPES; step += 1) {
    await page.waitForTimeout(WATCHED_MS);
    await page.keyboard.press('n');
    taken.push(
      await page.evaluate(() => (window as unknown as { frames: Promise<number>[] }).frames.at(-1) ?? 0),
    );
  }
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) =>
    `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0).padStart(5)} ms`;
  console.log(`first frame of the next tape   p50${at(0.5)}   p95${at(0.95)}   longest${at(1)}`);
}
