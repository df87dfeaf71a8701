import { parseArgs } from 'node:util';
import { callCases, pageCases, type Request } from '#bench/cases.ts';
import { fillDatabase } from '#bench/fill-database.ts';
import { type Answered, openLoad } from '#bench/open-load.ts';
import { startProduct } from '#bench/processes.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openOwnPostgres } from '#testing/own-postgres.ts';

/**
 * Measures how much the product answers, sends it 1, 2 and 4 times as much, and prints how long health checks,
 * calls and pages wait and how many of them it sheds. It sends only to a product of its own over loopback, for
 * at most four times `--seconds`.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Math.min(Number(values.seconds), 30);

const SIZE = { profiles: 20_000, jobs: 2000, applications: 20_000 };
const HEALTH_PER_SECOND = 20;
const PAGE_SHARE = 0.1;

const health: Request[] = [{ method: 'GET', path: '/livez' }];
const calls =
  callCases(SIZE.jobs, '').find(({ name }) => name === 'filter, mixed selections')?.requests ?? [];
const pages = pageCases.flatMap(({ requests }) => requests);

const postgres = await openOwnPostgres();
try {
  await migrate(postgres.url);
  await fillDatabase(postgres.url, SIZE);
  const product = await startProduct(postgres.url);
  try {
    await bench(product.address);
  } finally {
    await product.stop();
  }
} finally {
  await postgres.stop();
}

async function bench(address: string) {
  const load = openLoad(address, 256);
  // Enough connections that a slow answer does not delay the next check.
  const checks = openLoad(address, 40);
  const answered = await load.asFastAsAnswered([...repeat(calls, 9), ...repeat(pages, 1)], seconds);
  const capacity = answered.filter(isServed).length / seconds;
  console.log(`Capacity: ${Math.round(capacity)} requests a second, one in ten a page.\n`);
  console.log('| load | kind | sent | answered | p50 ms | p99 ms | shed by 429 or 503 | failed |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const times of [1, 2, 4]) {
    const perSecond = capacity * times;
    const kinds = await Promise.all([
      checks.atRate(health, HEALTH_PER_SECOND, seconds),
      load.atRate(calls, perSecond * (1 - PAGE_SHARE), seconds),
      load.atRate(pages, perSecond * PAGE_SHARE, seconds),
    ]);
    for (const [place, name] of ['health', 'calls', 'pages'].entries())
      console.log(`| ${times}× | ${name} | ${line(kinds[place] ?? [])} |`);
  }
  load.close();
  checks.close();
}

function line(all: Answered[]): string {
  const times = all.filter(isServed).map(({ ms }) => ms);
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const shed = all.filter(({ status }) => status === 429 || status === 503).length;
  const failed = all.length - times.length - shed;
  return [all.length, times.length, at(0.5), at(0.99), shed, failed].join(' | ');
}

function isServed({ status }: Answered): boolean {
  return status === 200;
}

/** Repeats requests so often that they are a tenth of the whole, times `tenths`. */
function repeat(requests: Request[], tenths: number): Request[] {
  return Array.from({ length: 60 * tenths }, (_, place) => requests[place % requests.length]).filter(
    (request) => request !== undefined,
  );
}
