import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { fillCall } from '#testing/applicants.ts';
import { openBrowser } from '#testing/browser.ts';
import { logInAsHouse } from '#testing/join.ts';
import { type Product, startProduct } from '#testing/process.ts';

/**
 * Benchmarks the board of a casting call with 2,000 applicants in a browser: time until it is shown, and from
 * a key press to the next paint.
 */
const APPLICANTS = 2000;
const STEPS = 50;
/** What the main thread does for the page, without what the browser does by itself, such as carrying the dragged picture. */
const ownWork = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']);

const directory = await mkdtemp(join(tmpdir(), 'kirdaar-board-'));
// The user that runs PostgreSQL in place of root needs access, so that the database is created in this folder
// and deleted with it.
await chmod(directory, 0o755);
try {
  await withProduct(async (product, browser) => {
    const id = await fillCall(directory, APPLICANTS);
    const page = await browser.newPage({
      baseURL: product.origin,
      viewport: { width: 1280, height: 900 },
    });
    await logInAsHouse(page);
    await measureOpening(page, `/production/applicants/${id}?view=board`);
    await loadAll(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await measureMemory(session);
    await page.locator('[data-application] a').first().focus();
    await measureKeys(session, page, 's', 'step, key to next paint');
    await page.locator('[data-application] a').first().focus();
    await measureKeys(session, page, 'j', 'walk, key to next paint');
    await measureDrags(session, page, 'drag, drop to next paint');
    await page.locator('[data-application] a').first().click();
    await page.getByRole('region', { name: 'Decision' }).waitFor();
    await measureKeys(session, page, 's', 'face, key to next face');
  });
} finally {
  await rm(directory, { recursive: true, force: true });
}

async function withProduct(act: (product: Product, browser: Browser) => Promise<void>) {
  const product = await startProduct({ DATA_DIR: directory, RATE_LIMIT_SCALE: '1000' });
  try {
    const browser = await openBrowser();
    await act(product, browser).finally(() => browser.close());
  } finally {
    await product.stop();
  }
}

async function measureOpening(page: Page, url: string) {
  await page.goto(url);
  const card = page.locator('[data-application]').first();
  await card.waitFor();
  const [painted, shown] = await card.evaluate(async () => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return [first?.startTime ?? 0, performance.now()];
  });
  console.log(`first contentful paint   ${ms(painted)}`);
  console.log(`first card shown         ${ms(shown)}`);
}

/** Scrolls to the end of the first column until all its cards are loaded. */
async function loadAll(page: Page) {
  const begun = performance.now();
  await page.evaluate(async () => {
    const more = () =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === 'Show more');
    for (let button = more(); button; button = more()) {
      button.scrollIntoView();
      await new Promise((next) => requestAnimationFrame(next));
    }
  });
  const loaded = await page.locator('[data-application]').count();
  console.log(`all loaded               ${ms(performance.now() - begun)}   ${loaded} cards drawn`);
}

async function measureMemory(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  console.log(`memory of scripts        ${(usedSize / 2 ** 20).toFixed(1).padStart(7)} MB   ${nodes} nodes`);
}

/** Returns the time the page's main thread has worked so far, independent of other load on the machine. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => sum + (ownWork.has(name) ? 1000 * value : 0), 0);
}

function measureKeys(session: CDPSession, page: Page, key: string, name: string) {
  return measure(session, page, name, 'keydown', () => page.keyboard.press(key));
}

function measureDrags(session: CDPSession, page: Page, name: string) {
  const first = page.locator('[data-application]').first();
  const column = page.getByRole('region', { name: /^Backup/ });
  return measure(
    ...([session, page, name, 'drop'] as const),
    () => page.mouse.up(),
    async () => {
      await first.hover({ force: true });
      await page.mouse.down();
      // Chromium begins to drag with the second move, and an element under the pointer hides the cards meanwhile.
      await column.hover({ force: true });
      await column.hover({ force: true });
    },
  );
}

/** Acts repeatedly and measures each time from the event until the frame is painted, without the preparation. */
async function measure(
  session: CDPSession,
  page: Page,
  name: string,
  event: string,
  act: () => Promise<void>,
  prepare?: () => Promise<void>,
) {
  await page.evaluate((event) => {
    const paints: Promise<number>[] = [];
    Object.assign(window, { paints });
    const listen = ({ timeStamp }: Event) => {
      paints.push(
        new Promise((tell) => {
          // A task queued in a frame callback runs after that frame is painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => tell(performance.now() - timeStamp);
            port2.postMessage('painted');
          });
        }),
      );
    };
    document.addEventListener(event, listen, { capture: true });
  }, event);
  const taken: number[] = [];
  let work = 0;
  for (let step = 0; step < STEPS; step += 1) {
    await prepare?.();
    const before = await worked(session);
    await act();
    taken.push(
      await page.evaluate(() => (window as unknown as { paints: Promise<number>[] }).paints.at(-1) ?? 0),
    );
    work += ((await worked(session)) - before) / STEPS;
  }
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => ms(sorted[Math.floor(share * (STEPS - 1))] ?? 0);
  console.log(`${name.padEnd(24)} p50${at(0.5)}   p95${at(0.95)}   longest${at(1)}   work${ms(work)}`);
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1).padStart(7)} ms`;
}
