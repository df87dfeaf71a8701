import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  findKnown,
  forHouses,
  forStaff,
  forTalent,
  forVisitors,
  type Known,
  moreForHouses,
  moreForTalent,
  open,
} from '#testing/addresses.ts';
import { openBrowser } from '#testing/browser.ts';
import { makeDataFolder, removeDataFolder } from '#testing/data-folder.ts';
import { copyDemoWorld } from '#testing/demo-world.ts';
import { logInAsHouse, logInAsTalent } from '#testing/log-in.ts';
import { checkPage } from '#testing/page-checks.ts';
import { inheritedEnvironment, type Product, startProduct } from '#testing/process.ts';
import { logInAsStaff } from '#testing/staff-log-in.ts';
import { type Data, readData, textsInCode } from '#testing/texts-in-code.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const WIDTHS = [360, 1280];

interface World {
  /** The sources with one more folder of texts and one more line. */
  copy: string;
  product: Product;
  browser: Browser;
  known: Known;
  data: Data;
}

let world: World;

beforeAll(async () => {
  const copy = await makeDataFolder();
  await run(root, 'node', 'scripts/pseudo-locale.ts', copy);
  await run(copy, 'npx', 'tsc', '-p', 'contract');
  await run(copy, 'npm', 'run', 'build');
  const directory = await copyDemoWorld();
  const product = await startProduct({ DATA_DIR: directory }, { folder: copy });
  const [browser, known, data] = [await openBrowser(), await findKnown(directory), await readData(directory)];
  world = { copy, product, browser, known, data };
}, 900_000);

afterAll(async () => {
  await world.browser.close();
  await world.product.stop();
  await removeDataFolder(world.product.dataDirectory);
  await removeDataFolder(world.copy);
});

const addressesOf = (pages: [string, string][]) => pages.map(([address]) => address);

const areas: [role: string, logIn: (page: Page) => Promise<void>, addresses: readonly string[]][] = [
  ['visitor', async () => {}, addressesOf([...open, ...forVisitors])],
  ['talent', logInAsTalent, addressesOf([...forTalent, ...moreForTalent])],
  ['house', logInAsHouse, addressesOf([...forHouses, ...moreForHouses])],
  ['member of staff', (page) => logInAsStaff(page, 'owner'), forStaff],
];

test.for(areas)(
  'shows a %s every page in a further language, and each fits',
  { timeout: 900_000 },
  async ([, logIn, addresses]) => {
    const { browser, product, known, data } = world;
    const context = await browser.newContext({
      baseURL: product.origin,
      locale: 'en-IN',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(`${page.url()}: ${message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
    });
    await logIn(page);
    await context.addCookies([{ name: 'language', value: 'xx', url: product.origin }]);

    for (const address of addresses) {
      const real = address.replace(/:(\w+)/g, (_, name) => known[name as keyof Known]);
      await page.goto(`/xx${real === '/' ? '' : real}`);
      await page.locator('h1').first().waitFor();
      await page.locator('main[aria-busy="true"]').waitFor({ state: 'detached' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const checked = await checkPage(page);
        const inCode = textsInCode(checked.texts, data).map(
          (text) => `says “${text}”, which no catalogue has`,
        );
        for (const problem of [...inCode, ...checked.problems])
          problems.push(`${address} at ${width} px ${problem}`);
      }
    }
    await context.close();

    expect(problems).toEqual([]);
  },
);

function run(cwd: string, program: string, ...args: string[]) {
  return promisify(execFile)(program, args, { cwd, env: inheritedEnvironment() });
}
