import { chmod, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { addressOf, authorizationOf, type Request } from '#bench/cases.ts';
import { fillDatabase } from '#bench/fill-database.ts';
import { type GrowthCase, growthCases } from '#bench/growth-cases.ts';
import { type Running, startProduct } from '#bench/processes.ts';
import { parentOf, processorMs } from '#bench/processor-time.ts';
import { withClient } from '#bench/with-client.ts';
import { openEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';

/**
 * Measures how the processor time of the main reads and writes grows with the rows, one request at a time, and
 * prints the exponent of each: 0 is a constant cost, 1 is in proportion to the rows. Also prints how much the
 * rows take on disk. The databases are filled once and stay in .bench/growth; a tenth as many casting calls and
 * as many applications belong to the profiles.
 */
const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '2' },
  },
});
const sizes = values.profiles.split(',').map(Number);
const seconds = Number(values.seconds);
/** The goal: the cost grows slower than the square root of the rows. */
const MAX_EXPONENT = 0.5;

/** Less than this is mostly the work that PostgreSQL does for itself. */
const MIN_SEEN_MS = 0.1;
/** Each request is measured so often at each size, in turn, because other work on the machine comes and goes. */
const ROUNDS = 3;

/** Processor time of one request, in milliseconds. */
interface Cost {
  postgresql: number;
  node: number;
}

interface Spent extends Cost {
  requests: number;
}

interface World {
  product: Running;
  cases: GrowthCase[];
}

const folder = resolve('.bench/growth');
await mkdir(folder, { recursive: true });
// The user that runs PostgreSQL in place of root needs access.
await chmod(folder, 0o755);
const postgres = await openEmbeddedPostgres(folder);
const worlds: World[] = [];
try {
  for (const size of sizes) {
    const url = await filledDatabase(size);
    // Background tasks would be counted too, also those of the other sizes.
    worlds.push({
      product: await startProduct(url, { ROLE: 'web' }),
      cases: await growthCases(url, size / 10),
    });
  }
  await compare();
  await printBytes(addressOfDatabase(sizes.at(-1) ?? 0));
} finally {
  for (const { product } of worlds) await product.stop();
  await postgres.stop();
}

function addressOfDatabase(size: number): string {
  return postgres.url.replace(/\/postgres$/, `/growth_${size}`);
}

async function filledDatabase(profiles: number): Promise<string> {
  const url = addressOfDatabase(profiles);
  const name = `growth_${profiles}`;
  const { username } = new URL(url);
  const exists = await withClient(postgres.superuserUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name} owner ${pg.escapeIdentifier(username)}`);
    return Boolean(rowCount);
  });
  await migrate(url);
  if (!exists) await fillDatabase(url, { profiles, jobs: profiles / 10, applications: profiles });
  return url;
}

async function compare() {
  console.log(`Processor time of a request, PostgreSQL + Node, in ms\n`);
  console.log(
    `| request | ${sizes.map((size) => size.toLocaleString('en-IN')).join(' | ')} | exponent | of PostgreSQL | |`,
  );
  console.log(`|---|${sizes.map(() => '---|').join('')}---|---|---|`);
  const postmaster = await withClient(postgres.url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid');
    return parentOf(rows[0]?.pid ?? 0);
  });
  for (const [place, { name }] of (worlds[0]?.cases ?? []).entries()) {
    const costs = await measureCase(place, postmaster);
    const all = exponentOf(costs.map(({ postgresql, node }) => postgresql + node));
    const isSeen = costs.every(({ postgresql }) => postgresql >= MIN_SEEN_MS);
    const ofPostgresql = isSeen ? exponentOf(costs.map(({ postgresql }) => postgresql)) : undefined;
    const cells = [
      name,
      ...costs.map(({ postgresql, node }) => `${postgresql.toFixed(2)} + ${node.toFixed(2)}`),
      all.toFixed(2),
      ofPostgresql?.toFixed(2) ?? '–',
      Math.max(all, ofPostgresql ?? 0) < MAX_EXPONENT ? 'pass' : 'FAIL',
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

/** Returns the cost of a case at each size. */
async function measureCase(place: number, postmaster: string): Promise<Cost[]> {
  const spent: Spent[][] = worlds.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, world] of worlds.entries())
      spent[at]?.push(await measureRound(world, place, round, postmaster));
  }
  // The first round only warms up.
  return spent.map(([_first, ...rounds]) => {
    const sum = (of: keyof Spent) => rounds.reduce((total, one) => total + one[of], 0);
    return { postgresql: sum('postgresql') / sum('requests'), node: sum('node') / sum('requests') };
  });
}

/** Measures a round of a case. Of a write, each round sends a part of the requests. */
async function measureRound(
  { product, cases }: World,
  place: number,
  round: number,
  postmaster: string,
): Promise<Spent> {
  const { requests, isWrite } = cases[place] ?? { requests: [], isWrite: false };
  const part = Math.floor(requests.length / (ROUNDS + 1));
  const sent = isWrite ? requests.slice(round * part, (round + 1) * part) : requests;

  const before = await timesOf(product, postmaster);
  const count = await sendFor(isWrite || round === 0 ? 0 : seconds, product.address, sent);
  const after = await timesOf(product, postmaster);
  return {
    postgresql: after.postgresql - before.postgresql,
    node: after.node - before.node,
    requests: count,
  };
}

async function timesOf(product: Running, postmaster: string): Promise<Cost> {
  return { postgresql: await processorMs(postmaster), node: await processorMs(product.pid ?? 0) };
}

/** Sends all requests one after another, again until so many seconds have passed, and returns their number. */
async function sendFor(seconds: number, address: string, requests: readonly Request[]): Promise<number> {
  const begun = performance.now();
  let sent = 0;
  do {
    await sendAll(address, requests);
    sent += requests.length;
  } while (performance.now() - begun < seconds * 1000);
  return sent;
}

async function sendAll(address: string, requests: readonly Request[]) {
  for (const [place, { method, path, body, token }] of requests.entries()) {
    const response = await fetch(address + path, {
      method,
      headers: {
        'x-forwarded-for': addressOf(place),
        ...authorizationOf(token),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${answer}`);
  }
}

/** Fits cost = a × rows ^ exponent by least squares of the logarithms. */
function exponentOf(costs: readonly number[]): number {
  const points = costs.map((cost, place) => ({ x: Math.log(sizes[place] ?? 1), y: Math.log(cost) }));
  const mean = (of: 'x' | 'y') => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const covariance = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return covariance / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}

async function printBytes(url: string) {
  const { rows } = await withClient(url, (client) =>
    client.query(
      `select relname, reltuples::float8 rows, pg_table_size(oid) / reltuples heap, pg_indexes_size(oid) / reltuples indexes
        from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 1000
        order by pg_total_relation_size(oid) desc`,
    ),
  );
  console.log(`\nBytes per row\n\n| table | rows | table | indexes |\n|---|---|---|---|`);
  for (const { relname, rows: count, heap, indexes } of rows)
    console.log(
      `| ${relname} | ${count.toLocaleString('en-IN')} | ${Math.round(heap)} | ${Math.round(indexes)} |`,
    );
}
