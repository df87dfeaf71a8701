import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addressOf } from '#bench/cases.ts';
import { load, medianOf } from '#bench/measure.ts';
import { startNextReference } from '#bench/next-reference.ts';
import { openDatabase } from '#bench/open-database.ts';
import { type Running, startProduct } from '#bench/processes.ts';
import { withClient } from '#bench/with-client.ts';

/**
 * Benchmarks public pages as kept ready to send, what rendering one costs, and a burst on a new address,
 * beside a page of Next.js with incremental static regeneration. The first run installs Next.js in .bench.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    'without-next': { type: 'boolean', default: false },
  },
});
const CONNECTIONS = 32;
const GOALS = { perSecond: 12_000, p99: 20, missMs: 3, ofNext: 10 };
const MISSES = 100;
const BURST = 200;
/** Clock ticks of the kernel, in which it counts the time of processes. */
const TICK_MS = 10;
const head = '| page | pages/s | p50 ms | p99 ms | CPU ms a page |\n|---|---|---|---|---|';

const database = await openDatabase();
try {
  const product = await startProduct(database.url);
  try {
    await bench(product, await pathsOf(database.url));
  } finally {
    await product.stop();
  }
} finally {
  await database.stop();
}

async function bench(product: Running, paths: string[]) {
  console.log(head);
  const lines: string[] = [];
  const rates: number[] = [];
  for (const path of paths) {
    const { perSecond, p99 } = await measurePage(product, path, path);
    rates.push(perSecond);
    lines.push(
      goal(
        perSecond >= GOALS.perSecond,
        `${path}: ${Math.round(perSecond)} pages/s, ${GOALS.perSecond} wanted`,
      ),
    );
    lines.push(goal(p99 < GOALS.p99, `${path}: p99 ${p99} ms, under ${GOALS.p99} wanted`));
  }
  const missMs = await measureMisses(product);
  lines.push(
    goal(missMs <= GOALS.missMs, `rendering 12 cards: ${missMs.toFixed(1)} ms CPU, ${GOALS.missMs} wanted`),
  );
  console.log(
    `\n${BURST} requests at once on a new address: the last answer after ${await measureBurst(product)} ms`,
  );
  if (!values['without-next']) lines.push(await compareWithNext(Math.min(...rates)));
  console.log(`\n${lines.join('\n')}`);
}

async function compareWithNext(slowest: number): Promise<string> {
  const reference = await startNextReference();
  try {
    const { perSecond } = await measurePage(reference, '/', 'Next.js, 12 cards');
    const ratio = slowest / perSecond;
    return goal(
      ratio >= GOALS.ofNext,
      `slowest page: ${ratio.toFixed(1)} of Next.js, ${GOALS.ofNext} wanted`,
    );
  } finally {
    await reference.stop();
  }
}

async function measurePage({ address, pid }: Running, path: string, name: string) {
  const headers = { 'accept-encoding': 'br, gzip', 'x-forwarded-for': addressOf(1) };
  const runs = [];
  const cpuBefore = cpuMsOf(pid);
  let pages = 0;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const run = await load(address, [{ path, headers }], CONNECTIONS, Number(values.seconds));
    pages += run.perSecond * Number(values.seconds);
    runs.push(run);
  }
  const cpu = (cpuMsOf(pid) - cpuBefore) / pages;
  const median = medianOf(runs);
  console.log(
    `| ${name} | ${Math.round(median.perSecond)} | ${median.p50} | ${median.p99} | ${cpu.toFixed(3)} |`,
  );
  return median;
}

/** Returns the processor time of a page that must be rendered, including the requests to the API behind it. */
async function measureMisses({ address, pid }: Running): Promise<number> {
  const cpuBefore = cpuMsOf(pid);
  for (let place = 0; place < MISSES; place += 1) {
    const response = await fetch(
      `${address}/castingcalls?page=${place % 20}&search=${'a'.repeat(1 + place / 20)}`,
    );
    await response.text();
  }
  const searched = (cpuMsOf(pid) - cpuBefore) / MISSES;
  const before = cpuMsOf(pid);
  for (let page = 2; page < 2 + MISSES; page += 1)
    await (await fetch(`${address}/castingcalls?page=${page}`)).text();
  const listed = (cpuMsOf(pid) - before) / MISSES;
  console.log(
    `\nRendering: ${listed.toFixed(1)} ms CPU with 12 cards, ${searched.toFixed(1)} ms without any`,
  );
  return listed;
}

async function measureBurst({ address }: Running): Promise<number> {
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: BURST }, () => fetch(`${address}/profiles?gender=Female&page=7`)),
  );
  const ms = Math.round(performance.now() - begun);
  if (answers.some(({ status }) => status !== 200)) throw new Error('A request of the burst was refused.');
  await Promise.all(answers.map((answer) => answer.text()));
  return ms;
}

async function pathsOf(url: string): Promise<string[]> {
  const { rows } = await withClient(url, (client) =>
    client.query(`select
      (select id from job where status = 'open' and closes_at > now() limit 1) job,
      (select slug from talent_address where is_current limit 1) talent`),
  );
  return ['/', '/castingcalls', `/castingcalls/${rows[0].job}`, '/profiles', `/t/${rows[0].talent}`];
}

/** Returns the processor time that a process has used; Linux only, elsewhere 0. */
function cpuMsOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

function goal(isReached: boolean, text: string): string {
  return `${isReached ? 'pass' : 'FAIL'}  ${text}`;
}
