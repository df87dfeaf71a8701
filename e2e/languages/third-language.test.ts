import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
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
import { copyDemoWorld, makeDataFolder, removeDataFolder } from '#testing/data-folder.ts';
import { queryDatabase } from '#testing/database.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { checkPage } from '#testing/page-checks.ts';
import { inheritedEnvironment, startProduct } from '#testing/process.ts';
import { logInAsStaff } from '#testing/staff-log-in.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const WIDTHS = [360, 1280];
const labels = `${root}contract/src/words/hi/rules/`;

/** Letters of a pseudo-language and its brackets. */
const PSEUDO = /[\p{L}\p{M}\d’'-]*[⟦⟧À-ʯẀ-ỿ][\p{L}\p{M}\d’'-]*/gu;
/** Two capitals are the initials of a person without a picture. */
const WORD = /[A-Za-z]{3,}|[a-z]{2,}/;
/** How `Intl` writes days, times, sizes and lists in the pseudo-language, which it takes for English. */
const OF_DATES =
  /^(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?:[a-z]*)|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*)|am|pm|at|and|or|UTC)$/;
/** URLs, addresses, placeholders, heights as forms read them, and names such as `plan-ended`: the same in every language. */
const FOR_PROGRAMS = /^\S*[@/]\S*$|\{.*\}|^[a-z\d]+([-_.][a-z\d]+)+$|^\d ft \d in$/;

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
  '/production/terms/:application',
  '/production/appeals',
];
const casesForStaff = [
  '/admin/calls/:waitingCall',
  '/admin/house-documents/:houseWithDocuments',
  '/admin/reports/:report',
  '/admin/houses/:house',
  '/admin/money/orders/:order',
];

type Data = Awaited<ReturnType<typeof readData>>;

let world: Awaited<ReturnType<typeof openWorld>>;

beforeAll(async () => {
  world = await openWorld();
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
  'shows a %s every page in a further language without broken layout',
  { timeout: 900_000 },
  async ([, logIn, addresses]) => {
    const { browser, product, known, data } = world;
    const language = { locale: 'en-IN', serviceWorkers: 'block' } as const;
    const context = await browser.newContext({ baseURL: product.origin, ...language });
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
        for (const problem of [...textsInCode(checked.texts, data), ...checked.problems])
          problems.push(`${address} at ${width} px ${problem}`);
      }
    }
    await context.close();

    expect(problems).toEqual([]);
  },
);

/** Starts the product from sources with one more folder of texts and one more line. */
async function openWorld() {
  const copy = await makeDataFolder();
  await run(root, 'node', 'scripts/pseudo-locale.ts', copy);
  await run(copy, 'npx', 'tsc', '-p', 'contract');
  await run(copy, 'npm', 'run', 'build');
  const directory = await copyDemoWorld();
  const product = await startProduct({ DATA_DIR: directory }, { folder: copy });
  const known: Known = { ...(await findKnown(directory)), ...(await findMore(directory)) };
  return { copy, product, browser: await openBrowser(), known, data: await readData(directory) };
}

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

/** Reads what a page may show that is not from a catalogue: what people wrote, in a product's database. */
async function readData(dataDirectory: string) {
  const columns = await queryDatabase<{ table_name: string; column_name: string }>(
    dataDirectory,
    `select table_name, column_name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'json', 'ARRAY')`,
  );
  const texts: string[] = ['Kirdaar', 'English', 'Hindi', 'kirdaar-demo'];
  for (const { table_name: table, column_name: column } of columns) {
    const rows = await queryDatabase<{ value: unknown }>(
      dataDirectory,
      `select distinct to_jsonb("${column}") as value from "${table}" where "${column}" is not null limit 5000`,
    );
    texts.push(...rows.flatMap(({ value }) => textsIn(value)));
  }
  // Houses may type what a closed list has too.
  const own = await readTyped(dataDirectory, `array[project_type, compensation]`);
  const whole = new Set(texts.map(plain));
  const names = texts.filter((text) => text.length < 60 && /^\p{Lu}/u.test(text));
  return {
    /** Every text in the database, in small letters. */
    whole,
    all: [...whole].join('\n'),
    words: new Set(names.flatMap((name) => name.split(/[^\p{L}\d]+/u))),
    /** The looks that casting calls want, as pages show them. */
    looks: await readTyped(dataDirectory, `array[body_type || ' · ' || height]`),
    /** Values of closed lists, which have labels in the catalogues. */
    labelled: new Set((await readLabelled()).filter((value) => !own.has(value))),
  };
}

/** Returns what houses typed in casting calls, of some columns. */
async function readTyped(dataDirectory: string, columns: string): Promise<Set<string>> {
  const rows = await queryDatabase<{ value: string }>(
    dataDirectory,
    `select distinct unnest(${columns}) as value from job`,
  );
  return new Set(rows.map(({ value }) => value));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<') ? [value, ...value.split(/<[^>]+>/)] : [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

async function readLabelled(): Promise<string[]> {
  const files = globSync('!(*.test|places).ts', { cwd: labels });
  const modules = await Promise.all(files.map((file) => import(`${labels}${file}`)));
  const catalogues = modules.flatMap((module) => Object.values<unknown>(module));
  return catalogues.flatMap((catalogue) =>
    typeof catalogue === 'object' ? Object.keys(catalogue ?? {}) : [],
  );
}

/** Names the texts with words that are neither from a pseudo-catalogue nor data. */
function textsInCode(texts: readonly string[], data: Data): string[] {
  const isInCode = (part: string) => WORD.test(part) && !isData(part, data);
  const partsOf = (text: string) => text.replace(PSEUDO, '\n').split('\n');
  return texts
    .filter((text) => partsOf(text).some((part) => isInCode(part.trim())))
    .map((text) => `says “${text}”, which no catalogue has`);
}

/** Facts stand alone, or between words that are from a catalogue, some after others as in a list. */
function isData(text: string, data: Data): boolean {
  return (
    data.looks.has(text) ||
    isOneFact(text, data) ||
    text.split(/[•·()]|, |: | – | — /).every((part) => isOneFact(part.trim(), data))
  );
}

function isOneFact(part: string, { whole, all, words, labelled }: Data): boolean {
  if (!WORD.test(part) || FOR_PROGRAMS.test(part)) return true;
  if (labelled.has(part)) return false;
  const text = plain(part);
  if (whole.has(text) || (text.length >= 12 && all.includes(text))) return true;
  return part
    .split(/[^\p{L}\d]+/u)
    .every((word) => !WORD.test(word) || words.has(word) || OF_DATES.test(word));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();
}
