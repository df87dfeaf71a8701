import { parseArgs } from 'node:util';
import { captureStatements } from '#bench/capture-statements.ts';
import { type Case, callCases, pageCases } from '#bench/cases.ts';
import { type Measured, measureProduct, measureReference, medianOf } from '#bench/measure.ts';
import { openDatabase } from '#bench/open-database.ts';
import { openSession } from '#bench/open-session.ts';
import { hasPgbench, measurePgbench } from '#bench/pgbench.ts';
import { type Running, type Statement, startProduct, startReference } from '#bench/processes.ts';
import { goals, head, line, type Row } from '#bench/report.ts';
import { withClient } from '#bench/with-client.ts';

/**
 * Benchmarks public endpoints and pages against a bare server and against pgbench with the same SQL. All of
 * them alternate within one run, because only figures from the same machine and hour are comparable.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    plans: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

interface World {
  url: string;
  product: Running;
  reference: Running;
  statements: Statement[][][];
  withPgbench: boolean;
}

const database = await openDatabase();
try {
  if (values.plans) await printPlans(database.url);
  else await bench(database.url);
} finally {
  await database.stop();
}

async function bench(url: string) {
  const calls = await casesOf(url);
  const statements = [...(await captureStatements(url, calls)).values()];
  const reference = await startReference(url, statements);
  // The next request of a connection may arrive before the last one has left its place.
  const product = await startProduct(url, { MAX_REQUESTS_AT_ONCE: '64' });
  const world = { url, product, reference, statements, withPgbench: await hasPgbench() };
  if (!world.withPgbench) console.log('pgbench is not on the PATH; its columns stay empty.\n');
  try {
    const pages = await pagesOf(product);
    const rows: Row[] = [];
    console.log(head);
    for (const connections of [1, 32]) {
      for (const [place, measured] of calls.entries())
        rows.push(await measureCall(world, place, measured, connections));
      for (const page of pages) rows.push(await measurePage(world, page, connections));
    }
    console.log(`\n${rows.flatMap(goals).join('\n')}`);
  } finally {
    await product.stop();
    await reference.stop();
  }
}

function isSelected({ name }: Case): boolean {
  return name.includes(values.only);
}

async function casesOf(url: string): Promise<Case[]> {
  const { rows } = await withClient(url, (client) =>
    client.query('select (select count(*) from job)::int jobs, (select count(*) from talent)::int profiles'),
  );
  const [{ jobs, profiles }] = rows;
  console.log(
    `${profiles.toLocaleString('en-IN')} profiles, ${jobs.toLocaleString('en-IN')} calls; medians.\n`,
  );
  return callCases(jobs, await openSession(url)).filter(isSelected);
}

/** Returns the selected pages; a page missing in the built site is reported and skipped. */
async function pagesOf({ address }: Running): Promise<Case[]> {
  const there: Case[] = [];
  for (const page of pageCases.filter(isSelected)) {
    const { status } = await fetch(`${address}${page.requests[0]?.path}`);
    if (status === 200) there.push(page);
    else console.log(`${page.name} answers ${status}; it is left out.\n`);
  }
  return there;
}

async function measureCall(world: World, place: number, measured: Case, connections: number): Promise<Row> {
  const product: Measured[] = [];
  const reference: Measured[] = [];
  const alone: number[] = [];
  const { url, statements, withPgbench } = world;
  for (let round = 0; round < rounds; round += 1) {
    product.push(await measureProduct(world.product.address, measured, connections, seconds));
    reference.push(await measureReference(world.reference.address, place, measured, connections, seconds));
    if (withPgbench) alone.push(await measurePgbench(url, statements[place] ?? [], connections, seconds));
  }
  // A pgbench run has no figure if it spent all its time connecting.
  const rates = alone.filter(Number.isFinite).sort((one, other) => one - other);
  const pgbench = rates[Math.floor(rates.length / 2)];
  return show({
    measured,
    connections,
    product: medianOf(product),
    reference: medianOf(reference),
    ...(pgbench && { pgbench }),
  });
}

async function measurePage({ product }: World, measured: Case, connections: number): Promise<Row> {
  const runs: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await measureProduct(product.address, measured, connections, seconds));
  }
  return show({ measured, connections, product: medianOf(runs) });
}

function show(row: Row): Row {
  console.log(line(row));
  return row;
}

/** Prints PostgreSQL's query plan for one request of each case. */
async function printPlans(url: string) {
  const captured = await captureStatements(url, await casesOf(url));
  await withClient(url, async (client) => {
    for (const [{ name }, [request = []]] of captured) {
      for (const { text, values } of request) {
        const { rows } = await client.query(`explain (analyze, costs off) ${text}`, values);
        console.log(
          `${name}: ${JSON.stringify(values)}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n`,
        );
      }
    }
  });
}
