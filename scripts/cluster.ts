import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Product, startProduct } from '../e2e/testing/process.ts';
import { fillDatabase } from '../server/bench/fill-database.ts';
import { withClient } from '../server/bench/with-client.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { killPrimaryUnderLoad } from './cluster/drill.ts';
import { freePorts, until } from './cluster/programs.ts';
import { compareCosts } from './cluster/search-cost.ts';
import { openServers } from './cluster/servers.ts';

/**
 * Tries the product as it runs in production with high availability: three machines with PostgreSQL under Patroni and
 * etcd, HAProxy, two web processes and a worker, all on this machine. Compares the cost of searches with and without the
 * replicas, and kills the primary under load. Nothing is left behind.
 */
const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '100000' },
    searches: { type: 'string', default: '2000' },
    keep: { type: 'boolean', default: false },
  },
});
const LIMIT_MS = 20 * 60_000;
/** How many times as many searches the replicas should allow. Not enforced: other work on the machine changes it. */
const GOAL = 1.7;

requireTools();
const home = await mkdtemp(join(tmpdir(), 'kirdaar-cluster-'));
await chmod(home, 0o755);
const data = join(home, 'data');
const closing: (() => Promise<unknown>)[] = [];
try {
  await Promise.race([run(), endInTime()]);
} catch (error) {
  process.exitCode = 1;
  console.error(error);
} finally {
  for (const close of closing.reverse()) await close().catch(console.error);
  if (values.keep) console.log(`The logs are in ${home}`);
  else await rm(home, { recursive: true, force: true });
  process.exit();
}

async function run() {
  step('Generating the demo world');
  await (await startProduct({ DATA_DIR: data })).stop();
  const secret = (name: string) => readFile(join(data, 'postgres', name), 'utf8');
  const superuser = { username: 'kirdaar', password: await secret('password') };
  const product = `kirdaar_product:${await secret('product-password')}`;

  step('Starting three machines');
  const web = await freePorts(2);
  const [metricsPort = 0] = await freePorts(1);
  const seed = join(data, 'postgres/cluster');
  const servers = await openServers({ home, seed, superuser, web });
  closing.push(servers.close);
  await servers.open();
  const urlOfPrimary = `postgres://${superuser.username}:${superuser.password}@127.0.0.1:${servers.primaryPort}/postgres`;
  const urlsFor = (database: string) => ({
    primary: `postgres://${product}@127.0.0.1:${servers.primaryPort}/${database}`,
    replicas: servers.portsOf.map((port) => `postgres://${product}@127.0.0.1:${port}/${database}`).join(),
  });

  step(`Comparing the cost of searches among ${values.profiles} profiles`);
  const bench = urlsFor('bench');
  await withClient(urlOfPrimary, (client) => client.query('create database bench owner kirdaar_product'));
  await migrate(bench.primary);
  await fillDatabase(bench.primary, { profiles: Number(values.profiles), jobs: 1000, applications: 1000 });
  const ways = {
    alone: await start({ ROLE: 'web', DATABASE_URL: bench.primary }),
    replicated: await start({ ROLE: 'web', DATABASE_URL: bench.primary, DATABASE_READ_URL: bench.replicas }),
  };
  const postmasters = await Promise.all(servers.machines.map(servers.postmasterOf));
  const times = await compareCosts(ways, postmasters, Number(values.searches));
  await Promise.all(Object.values(ways).map(({ stop }) => stop()));
  console.log(`With replicas, the busiest PostgreSQL can answer ${times} times as many (goal: ${GOAL}).`);

  step('Starting two web processes and a worker');
  const { primary, replicas } = urlsFor('postgres');
  // Longer than a failover, so that visitors can read meanwhile.
  const lag = { DATABASE_READ_MAX_LAG_SECONDS: '30' };
  const settings = { DATABASE_URL: primary, DATABASE_READ_URL: replicas, ...lag };
  for (const [place, port] of web.entries()) {
    const metrics: Record<string, string> = place === 0 ? { METRICS_PORT: String(metricsPort) } : {};
    await start({ ...settings, ...metrics, ROLE: 'web', PORT: String(port) });
  }
  await start({ ...settings, ROLE: 'worker' });

  step('Killing the primary while people write');
  const outcome = await killPrimaryUnderLoad({
    servers,
    outbox: join(data, 'outbox'),
    // The caller supplies the row type of its query.
    query: <Row>(statement: string, parameters: unknown[] = []) =>
      withClient(primary, async (client) => (await client.query(statement, parameters)).rows as Row[]),
    replicasInUse: async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return [...text.matchAll(/^kirdaar_replica_in_use\{pool="([^"]+)"\} 1$/gm)].map(
        ([, name = '']) => name,
      );
    },
  });
  console.log(outcome);
  if (outcome.wrong.length > 0) throw new Error('Confirmed writes were lost or doubled.');
}

async function start(environment: Record<string, string>): Promise<Product> {
  const product = await startProduct({ RATE_LIMIT_SCALE: '1000000', ...environment, DATA_DIR: data });
  closing.push(product.stop);
  await until('the process is ready', async () => (await fetch(`${product.origin}/readyz`)).ok);
  return product;
}

function endInTime(): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new Error('The drill took too long.')), LIMIT_MS).unref();
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => fail(new Error('Stopped.')));
  });
}

function requireTools() {
  const missing = ['patroni', 'etcd', 'haproxy', 'pg_isready'].filter((tool) => {
    try {
      return !execFileSync('which', [tool]);
    } catch {
      return true;
    }
  });
  if (missing.length === 0) return;
  console.error(`${missing.join(', ')}: not installed. On Debian:
  apt-get install patroni etcd-server haproxy postgresql-client`);
  process.exit(1);
}

function step(name: string) {
  console.log(`> ${name} (${new Date().toISOString().slice(11, 19)})`);
}
