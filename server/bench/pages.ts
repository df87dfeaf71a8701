import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addressOf } from '#bench/cases.ts';
import { load, type Measured, medianOf, middleOf } from '#bench/measure.ts';
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
const GOALS = { perSecond: 12_000, p99: 20, missMs: 8, ofNext: 10 };
const NEXT = 'Next.js';
const MISSES = 100;
const BURST = 200;
/** Clock ticks of the kernel, in which it counts the time of processes. */
const TICK_MS = 10;
/** As browsers ask; the pages are kept in this form. */
const COMPRESSED = { 'accept-encoding': 'br, gzip' };

interface Run extends Measured {
  cpuMs: number;
}

const head = '| page | pages/s | p50 ms | p99 ms | CPU ms a page |\n|---|---|---|---|---|';

const database = await openDatabase();
try {
  const product = await startProduct(database.url);
  const reference = values['without-next'] ? undefined : await startNextReference();
  try {
    await bench(product, reference, await pathsOf(database.url));
  } finally {
    await Promise.all([product.stop(), reference?.stop()]);
  }
} finally {
  await database.stop();
}

async function bench(product: Running, reference: Running | undefined, paths: string[]) {
  const pages = paths.map((path) => ({ name: path, path, server: product }));
  const all = reference ? [...pages, { name: NEXT, path: '/', server: reference }] : pages;
  const measured = await measureInTurn(all);
  const lines = paths.flatMap((path) => {
    const { perSecond, p99 } = medianOf(measured.get(path) ?? []);
    return [
      goal(
        perSecond >= GOALS.perSecond,
        `${path}: ${Math.round(perSecond)} pages/s, ${GOALS.perSecond} wanted`,
      ),
      goal(p99 < GOALS.p99, `${path}: p99 ${p99} ms, under ${GOALS.p99} wanted`),
    ];
  });
  const next = measured.get(NEXT);
  if (next) lines.push(compare(measured, next));
  const missMs = await measureMisses(product);
  lines.push(
    goal(
      missMs <= GOALS.missMs,
      `rendering 12 cards: ${missMs.toFixed(1)} ms of the main thread, ${GOALS.missMs} wanted`,
    ),
  );
  console.log(
    `\n${BURST} requests at once on a new address: the last answer after ${await measureBurst(product)} ms`,
  );
  console.log(`\n${lines.join('\n')}`);
}

/**
 * The slowest page of each round beside Next.js in the same round, because machines change their pace. In processor
 * time the ratio is higher: what sends the requests takes a good part of the second.
 */
function compare(measured: Map<string, Run[]>, next: Run[]): string {
  const ours = [...measured].filter(([name]) => name !== NEXT).map(([, runs]) => runs);
  const rates = next.map(
    ({ perSecond }, round) => Math.min(...ours.map((runs) => runs[round]?.perSecond ?? 0)) / perSecond,
  );
  const times = next.map(
    ({ cpuMs }, round) => cpuMs / Math.max(...ours.map((runs) => runs[round]?.cpuMs ?? cpuMs)),
  );
  const ratio = middleOf(rates);
  return goal(
    ratio >= GOALS.ofNext,
    `slowest page: ${ratio.toFixed(1)} of Next.js, ${middleOf(times).toFixed(1)} by processor time, ${GOALS.ofNext} wanted`,
  );
}

/** Measures each page once per round. The first round warms up and is left out. */
async function measureInTurn(pages: { name: string; path: string; server: Running }[]) {
  const measured = new Map(pages.map(({ name }): [string, Run[]] => [name, []]));
  for (let round = 0; round <= Number(values.rounds); round += 1)
    for (const { name, path, server } of pages) {
      const run = await measurePage(server, path);
      if (round > 0) measured.get(name)?.push(run);
    }
  console.log(head);
  for (const [name, runs] of measured) {
    const { perSecond, p50, p99 } = medianOf(runs);
    const cpuMs = middleOf(runs.map((run) => run.cpuMs));
    console.log(`| ${name} | ${Math.round(perSecond)} | ${p50} | ${p99} | ${cpuMs.toFixed(3)} |`);
  }
  return measured;
}

async function measurePage({ address, pid }: Running, path: string): Promise<Run> {
  const seconds = Number(values.seconds);
  const headers = { ...COMPRESSED, 'x-forwarded-for': addressOf(1) };
  const cpuBefore = cpuMsOf(pid);
  const run = await load(address, [{ path, headers }], CONNECTIONS, seconds);
  return { ...run, cpuMs: (cpuMsOf(pid) - cpuBefore) / (run.perSecond * seconds) };
}

/**
 * Returns what a page that must be rendered takes of the main thread, including the requests to the API behind it and the
 * process's own compiling and collecting. The first lists warm up the code, as in a process that has run for a while.
 */
async function measureMisses(product: Running): Promise<number> {
  for (const sort of ['newest', 'pay', 'closing'])
    await costOfMisses(product, (page) => `sort=${sort}&page=${page}`);
  const searched = await costOfMisses(
    product,
    (page) => `page=${page % 20}&search=${'a'.repeat(1 + page / 20)}`,
  );
  const listed = await costOfMisses(product, (page) => `page=${page}`);
  console.log(
    `\nRendering: ${listed.toFixed(1)} ms of the main thread with 12 cards, ${searched.toFixed(1)} ms without any`,
  );
  return listed;
}

async function costOfMisses({ address, pid }: Running, query: (page: number) => string): Promise<number> {
  const mainThread = `${pid}/task/${pid}`;
  const cpuBefore = cpuMsOf(mainThread);
  for (let page = 2; page < 2 + MISSES; page += 1)
    await (await fetch(`${address}/castingcalls?${query(page)}`, { headers: COMPRESSED })).text();
  return (cpuMsOf(mainThread) - cpuBefore) / MISSES;
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

/** Returns the processor time that a process or thread has used; Linux only, elsewhere 0. */
function cpuMsOf(pid: number | string | undefined): number {
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
