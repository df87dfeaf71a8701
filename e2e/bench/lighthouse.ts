import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrowser } from '#testing/browser.ts';
import { queryDatabase } from '#testing/database.ts';
import { startProduct } from '#testing/process.ts';

/**
 * Prints what Lighthouse thinks of the public pages of the demo world on a phone with a slow connection. The
 * first run installs Lighthouse in .bench.
 */
const GOALS = { score: 95, paintMs: 1800 };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The preset “Fast 4G” of Chrome's tools on a processor four times slower, measured and not estimated. */
const ON_4G = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 165,
    downloadThroughputKbps: 8100,
    uploadThroughputKbps: 1350,
    cpuSlowdownMultiplier: 4,
  },
};
const DEBUGGING_PORT = 9300 + (process.pid % 600);
const folder = resolve('.bench/lighthouse');

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

const lighthouse = await loadLighthouse();
const directory = await mkdtemp(join(tmpdir(), 'kirdaar-lighthouse-'));
// The user that runs PostgreSQL in place of root needs access.
await chmod(directory, 0o755);
try {
  const product = await startProduct({ DATA_DIR: directory, RATE_LIMIT_SCALE: '1000' });
  try {
    const browser = await openBrowser({ debuggingPort: DEBUGGING_PORT });
    await visit(product.origin, await pathsOf()).finally(() => browser.close());
  } finally {
    await product.stop();
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}

async function visit(origin: string, paths: string[]) {
  console.log(
    `| page | ${categories.join(' | ')} | largest paint on 4G | on slow 4G, estimated |\n|---|---|---|---|---|---|---|`,
  );
  const missed: string[] = [];
  for (const path of paths) {
    // The first visit makes the page and the sizes of its pictures, which other visitors find ready.
    await audit(origin + path, ON_4G);
    const paintMs = paintOf(await audit(origin + path, ON_4G));
    const reports = [await audit(origin + path), await audit(origin + path), await audit(origin + path)];
    const scores = categories.map((name) =>
      median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100))),
    );
    const slowPaintMs = median(reports.map(paintOf));
    console.log(`| ${path} | ${scores.join(' | ')} | ${paintMs} ms | ${slowPaintMs} ms |`);
    if (Math.min(...scores) < GOALS.score || paintMs > GOALS.paintMs)
      missed.push(`${path}: ${failuresIn(reports[0]?.audits ?? {})}`);
  }
  console.log(`\nGoals: ${GOALS.score} or more in each, largest paint on 4G within ${GOALS.paintMs} ms.`);
  console.log(missed.length > 0 ? missed.map((line) => `FAIL  ${line}`).join('\n') : 'pass');
}

async function audit(url: string, line: object = {}): Promise<Report> {
  const result = await lighthouse(url, { port: DEBUGGING_PORT, onlyCategories: categories, ...line });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  return result.lhr;
}

/** Single runs differ by some points. */
function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}

/** Returns the milliseconds until the largest text or picture is painted. */
function paintOf({ audits }: Pick<Report, 'audits'>): number {
  return Math.round(audits['largest-contentful-paint']?.numericValue ?? 0);
}

/** Returns the names of the audits that a page does not pass. */
function failuresIn(audits: Report['audits']): string {
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title)
    .join('; ');
}

async function pathsOf(): Promise<string[]> {
  const [found] = await queryDatabase<Record<'job' | 'house' | 'talent', string>>(
    directory,
    `select
      (select id from job where status = 'open' and closes_at > now() order by id limit 1) job,
      (select production_house_id from job where status = 'open' order by id limit 1) house,
      (select slug from talent_address where is_current order by talent_id limit 1) talent`,
  );
  return [
    '/',
    '/castingcalls',
    `/castingcalls/${found?.job}`,
    '/profiles',
    `/t/${found?.talent}`,
    `/houses/${found?.house}`,
  ];
}

async function loadLighthouse(): Promise<Lighthouse> {
  const installed = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(installed)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
    execFileSync('npm', ['install', '--no-audit', '--no-fund', 'lighthouse@13'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  return (await import(pathToFileURL(installed).href)).default;
}
