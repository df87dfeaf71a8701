import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '#platform/database/free-port.ts';
import { type Binaries, findBinaries } from '#platform/database/postgres-binaries.ts';
import { openProductRole } from '#platform/database/product-role.ts';
import { type Account, canRead, serverAccount } from '#platform/database/server-account.ts';

export interface EmbeddedPostgres {
  /** Connects as an ordinary role that owns the database. */
  url: string;
  /** Connects as the superuser of the server. */
  superuserUrl: string;
  /**
   * Where the data are: inside the data folder, or elsewhere if the account that replaces root cannot read
   * that folder.
   */
  directory: string;
  stop: () => Promise<void>;
}

type Run = (program: keyof Binaries, ...args: string[]) => Promise<unknown>;
const exec = promisify(execFile);
const START_TRIES = 10;

/**
 * Starts a PostgreSQL server on the data folder, or connects to the one already running. Throws when another
 * of our processes uses the folder. `stop` stops the server.
 */
export async function openEmbeddedPostgres(dataDirectory: string): Promise<EmbeddedPostgres> {
  const account = await serverAccount();
  const home = await homeOf(resolve(dataDirectory), account);
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (account) await chown(home, account.uid, account.gid);

  const binaries = await findBinaries(account, join(home, 'postgresql'));
  const run: Run = (program, ...args) =>
    exec(binaries[program], args, {
      ...account,
      cwd: home,
      env: { LC_ALL: 'C', PATH: dirname(binaries.initdb) },
    });

  const cluster = join(home, 'cluster');
  const secret = join(home, 'password');
  if (!(await exists(cluster))) await createCluster(run, home, cluster, secret, account);
  await startServer(run, cluster, join(home, 'log'));

  const superuserUrl = await addressOf(home);
  const url = await openProductRole(superuserUrl, productPassword(home));
  const release = await claim(url, dataDirectory);
  return {
    url,
    superuserUrl,
    directory: home,
    stop: async () => {
      await release();
      await run('pg_ctl', 'stop', '-s', '-m', 'fast', '-D', cluster);
    },
  };
}

/**
 * Opens the database of a data folder for a short time, also while the product runs on it. Starts the server
 * if it is not running; then `stop` stops it.
 */
export async function visitEmbeddedPostgres(dataDirectory: string): Promise<EmbeddedPostgres> {
  const missing = new Error(`There is no database in ${dataDirectory} yet: start the product there once.`);
  if (!(await exists(dataDirectory))) throw missing;
  const directory = await homeOf(resolve(dataDirectory), await serverAccount());
  const cluster = join(directory, 'cluster');
  if (!(await exists(cluster))) throw missing;
  if (!(await answers(await portOf(cluster)))) return openEmbeddedPostgres(dataDirectory);
  const superuserUrl = await addressOf(directory);
  const url = await openProductRole(superuserUrl, productPassword(directory));
  return { url, superuserUrl, directory, stop: async () => {} };
}

/** Returns the folder of the cluster of a data folder that has none yet, and the account that it belongs to. */
export async function placeForCluster(dataDirectory: string) {
  const account = await serverAccount();
  const home = await homeOf(resolve(dataDirectory), account);
  if (await exists(join(home, 'cluster')))
    throw new Error(`There is a database in ${dataDirectory} already. Restore to an empty data folder.`);
  return { home, account };
}

/**
 * Returns the folder of the cluster. A note in the data folder contains its path when it is elsewhere, so the
 * two stay together.
 */
async function homeOf(dataDirectory: string, account: Account | undefined): Promise<string> {
  await mkdir(dataDirectory, { recursive: true });
  const inside = join(dataDirectory, 'postgres');
  if (!account || (await canRead(account, dataDirectory))) return inside;
  const note = join(dataDirectory, 'postgres-is-elsewhere');
  const known = await readFile(note, 'utf8').catch(() => undefined);
  if (known) return known.trim();
  const elsewhere = `/var/lib/kirdaar-${randomUUID()}`;
  await writeFile(note, `${elsewhere}\n`);
  return elsewhere;
}

/**
 * Creates the cluster under a temporary name and renames it when complete, so an interrupted start leaves no
 * half-made cluster.
 */
async function createCluster(
  run: Run,
  home: string,
  cluster: string,
  secret: string,
  account: Account | undefined,
) {
  const draft = join(home, 'draft');
  await rm(draft, { recursive: true, force: true });
  await writeFile(secret, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (account) await chown(secret, account.uid, account.gid);
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', 'kirdaar', '-A', 'scram-sha-256', '--pwfile', secret];
  await run('initdb', '-D', draft, '-E', 'UTF8', '--data-checksums', ...access, ...locale);
  await rename(draft, cluster);
}

/** Starts the server, or reuses one that is still running after its process was killed. */
async function startServer(run: Run, cluster: string, log: string) {
  for (let tries = 1; !(await answers(await portOf(cluster))); tries += 1) {
    const options = `-p ${await freePort()} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    try {
      await run('pg_ctl', 'start', '-w', '-s', '-D', cluster, '-l', log, '-o', options);
    } catch (error) {
      if (tries === START_TRIES) throw new Error(`PostgreSQL does not start; see ${log}`, { cause: error });
      // The system may not have cleaned up a killed server yet.
      await pause(500);
    }
  }
}

/** The file with the password of the product's role. */
function productPassword(home: string): string {
  return join(home, 'product-password');
}

async function addressOf(home: string): Promise<string> {
  const password = await readFile(join(home, 'password'), 'utf8');
  return `postgres://kirdaar:${password}@127.0.0.1:${await portOf(join(home, 'cluster'))}/postgres`;
}

/** Locks the data folder for this process. The lock is released when the process ends, even by a crash. */
async function claim(url: string, dataDirectory: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  // If the server dies, the pools report it; this connection must only not end the process.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(`select pg_try_advisory_lock(hashtext('kirdaar process')) as held`);
  if (rows[0].held) return () => client.end();
  await client.end();
  throw new Error(
    `Another process is already running on ${dataDirectory}. Stop it, or set DATA_DIR to another folder.`,
  );
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Returns the port from the server's PID file, 0 when there is none. */
async function portOf(cluster: string): Promise<number> {
  const note = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(note.split('\n')[3] ?? 0);
}

function answers(port: number): Promise<boolean> {
  if (!port) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
