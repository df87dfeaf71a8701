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
  moreForHouses,
  moreForTalent,
  open,
} from '#testing/addresses.ts';
import { openBrowser } from '#testing/browser.ts';
import { copyDemoWorld, makeDataFolder, removeDataFolder } from '#testing/data-folder.ts';
import { queryDatabase } from '#testing/database.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { checkPage } from '#testing/page-checks.ts';
import { inheritedEnvironment, type Product, startProduct } from '#testing/process.ts';
import { logInAsStaff } from '#testing/staff-log-in.ts';
import { type Data, readData, textsInCode } from '#testing/texts-in-code.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const WIDTHS = [360, 1280];

// Pages that need more of the demo world than those of `addresses.ts`, or are a page in several views.
const stillMoreForTalent = [
  '/user/complate-profile?step=2',
  '/user/complate-profile?step=3',
  '/user/saved-casting-calls',
  '/user/messages/:conversation',
];
const stillMoreForHouses = [
  '/production/applicants/:received?view=board',
  '/production/applicants/:received/review/:application',
  '/production/messages/:conversation',
  '/production/check-in/:application',
  '/production/appeals',
];
const casesForStaff = [
  '/admin/calls/:waitingCall',
  '/admin/house-documents/:houseWithDocuments',
  '/admin/reports/:report',
  '/admin/houses/:house',
  '/admin/money/orders/:order',
];

interface World {
  /** The sources with one more folder of texts and one more line. */
  copy: string;
  product: Product;
  browser: Browser;
  known: Readonly<Record<string, string>>;
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
  const known = { ...(await findKnown(directory)), ...(await findMore(directory)) };
  world = { copy, product, browser: await openBrowser(), known, data: await readData(directory) };
}, 900_000);

afterAll(async () => {
  await world.browser.close();
  await world.product.stop();
  await removeDataFolder(world.product.dataDirectory);
  await removeDataFolder(world.copy);
});

const addressesOf = (pages: [string, string][]) => pages.map(([address]) => address);

const areas: [role: string, logIn: (page: Page) => Promise<void>, addresses: readonly string[]][] = [
  ['visitor', async () => {}, [...addressesOf([...open, ...forVisitors]), '/admin/login']],
  ['talent', logInAsTalent, [...addressesOf([...forTalent, ...moreForTalent]), ...stillMoreForTalent]],
  ['house', logInAsHouse, [...addressesOf([...forHouses, ...moreForHouses]), ...stillMoreForHouses]],
  ['member of staff', (page) => logInAsStaff(page, 'owner'), [...forStaff, ...casesForStaff]],
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
    await logIn(page);
    page.on('pageerror', ({ message }) => problems.push(`${page.url()}: ${message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
    });
    await context.addCookies([{ name: 'language', value: 'xx', url: product.origin }]);

    for (const address of addresses) {
      const real = address.replace(/:(\w+)/g, (_, name) => known[name] ?? '');
      await page.goto(`/xx${real === '/' ? '' : real}`);
      await page.locator('h1').first().waitFor();
      await page.locator('main[aria-busy="true"]').waitFor({ state: 'detached' });
      // What turns says that a part of the page is loading.
      await page.locator('.animate-spin').first().waitFor({ state: 'detached' });
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

async function findMore(dataDirectory: string): Promise<Record<string, string>> {
  const [found] = await queryDatabase<Record<string, string>>(
    dataDirectory,
    `select application.id application, conversation.application_id conversation,
      waiting.id "waitingCall", document.production_house_id "houseWithDocuments", report.id report, plan_order.id "order"
    from account house
    join job received on received.production_house_id = house.production_house_id
    join application on application.job_id = received.id
    cross join lateral (select application_id from conversation limit 1) conversation
    cross join lateral (select id from job where status = 'pending' limit 1) waiting
    cross join lateral (select production_house_id from house_document where state = 'waiting' limit 1) document
    cross join lateral (select id from report limit 1) report
    cross join lateral (select id from plan_order limit 1) plan_order
    where house.email = 'house@kirdaar.example' and received.id = $1
    limit 1`,
    [(await findKnown(dataDirectory)).received],
  );
  if (!found) throw new Error('The demo world has no case of each kind.');
  return found;
}

function run(cwd: string, program: string, ...args: string[]) {
  return promisify(execFile)(program, args, { cwd, env: inheritedEnvironment() });
}
