import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Binaries, findBinaries } from '#platform/postgres-binaries.ts';
import { type Account, canRead, serverAccount } from '#platform/server-account.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Where the data lie: inside the data folder unless root's stand-in cannot reach it. */
  directory: string;
  stop: () => Promise<void>;
}

type Run = (program: keyof Binaries, ...args: string[]) => Promise<unknown>;
const exec = promisify(execFile);
const START_TRIES = 10;

/**
 * A PostgreSQL server of our own on the data folder, started if it does not run.
 * Refuses when another process of ours holds the folder. `stop` stops the server.
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

  const url = await addressOf(home);
  const release = await claim(url, dataDirectory);
  return {
    url,
    directory: home,
    stop: async () => {
      await release();
      await run('pg_ctl', 'stop', '-s', '-m', 'fast', '-D', cluster);
    },
  };
}

/**
 * The database of a data folder for a short visit, also while the product runs on it. A server that does
 * not run is started for the while, and `stop` then stops it.
 */
export async function visitEmbeddedPostgres(dataDirectory: string): Promise<EmbeddedPostgres> {
  const missing = new Error(`There is no database in ${dataDirectory} yet: start the product there once.`);
  if (!(await exists(dataDirectory))) throw missing;
  const directory = await homeOf(resolve(dataDirectory), await serverAccount());
  const cluster = join(directory, 'cluster');
  if (!(await exists(cluster))) throw missing;
  if (!(await answers(await portOf(cluster)))) return openEmbeddedPostgres(dataDirectory);
  return { url: await addressOf(directory), directory, stop: async () => {} };
}

/** The folder of the cluster. A note in the data folder leads to one that lies elsewhere, and goes with it. */
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

/** Made aside and renamed when whole: a start cut short leaves no half cluster behind. */
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

/** A server that outlived a killed process is taken up again. */
async function startServer(run: Run, cluster: string, log: string) {
  for (let tries = 1; !(await answers(await portOf(cluster))); tries += 1) {
    const options = `-p ${await freePort()} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    try {
      await run('pg_ctl', 'start', '-w', '-s', '-D', cluster, '-l', log, '-o', options);
    } catch (error) {
      if (tries === START_TRIES) throw new Error(`PostgreSQL does not start; see ${log}`, { cause: error });
      // The system may not have cleared away a killed server yet.
      await pause(500);
    }
  }
}

async function addressOf(home: string): Promise<string> {
  const password = await readFile(join(home, 'password'), 'utf8');
  return `postgres://kirdaar:${password}@127.0.0.1:${await portOf(join(home, 'cluster'))}/postgres`;
}

/** Holds the data folder for this process: a lock that its end, however it comes, gives back. */
async function claim(url: string, dataDirectory: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  // When the server dies under us, the pools report it; this connection only must not end the process.
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

/** The port that a server notes beside its data, 0 when there is none. */
async function portOf(cluster: string): Promise<number> {
  const note = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(note.split('\n')[3] ?? 0);
}

function answers(port: number): Promise<boolean> {
  if (!port) return Promise.resolve(false);
  return new Promise((tell) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => tell(true)).once('error', () => tell(false));
    socket.once('connect', () => socket.destroy());
  });
}

function freePort(): Promise<number> {
  return new Promise((tell, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      // A TCP server that listens has an address with a port.
      const { port } = server.address() as AddressInfo;
      server.close(() => tell(port));
    });
  });
}
