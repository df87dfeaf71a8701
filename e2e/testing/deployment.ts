import { readFile } from 'node:fs/promises';
import { openFaultyLine } from '@kirdaar/server/testing/faulty-line';
import { startPostgresOf } from '@kirdaar/server/testing/own-postgres';
import { openReplica } from '@kirdaar/server/testing/replica';
import { expect } from 'vitest';
import { copyDemoWorld, postmasterOf, removeDataFolder } from '#testing/data-folder.ts';
import { queryAt } from '#testing/database.ts';
import { type Product, startProduct } from '#testing/process.ts';

type Role = 'web' | 'worker';

interface Shape {
  environment?: Record<string, string>;
  /** Adds a streaming replica as a second host of the database URL; the faulty line is then not used. */
  withReplica?: boolean;
  /** Changes the data folder before anything starts, and undoes that at the end. */
  prepare?: (directory: string) => Promise<AsyncDisposable>;
}

/** Starts the demo world as deployed: PostgreSQL behind a line that can be faulty, a web process and a worker. */
export async function openDeployment({ environment: more = {}, withReplica = false, prepare }: Shape = {}) {
  const directory = await copyDemoWorld();
  const prepared = await prepare?.(directory);
  let postgres = await startPostgresOf(directory);
  let current = postgres.url;
  const line = await openFaultyLine(postgres.url);
  const replica = withReplica ? await openSynchronousReplica({ ...postgres, directory }) : undefined;
  const environment = {
    RATE_LIMIT_SCALE: '1000',
    DATABASE_URL: replica ? twoHosts(postgres.url, replica.url) : line.url,
    ...more,
    DATA_DIR: directory,
  };
  const start = (role: Role) => startProduct({ ...environment, ROLE: role });
  const running: Record<Role, Product> = { web: await start('web'), worker: await start('worker') };
  const frozen: number[] = [];
  const stop = [running.web.stop, running.worker.stop];

  return {
    directory,
    line,
    origin: () => running.web.origin,
    /** Queries the database directly, not over the faulty line. */
    query: <Row>(statement: string, values: unknown[] = []) => queryAt<Row>(current, statement, values),
    kill: async (role: Role) => {
      running[role].process.kill('SIGKILL');
      await running[role].stop();
    },
    restart: async (role: Role) => {
      running[role] = await start(role);
      stop.push(running[role].stop);
    },
    killPostgres: async () => {
      const postmaster = await postmasterOf(directory);
      process.kill(postmaster, 'SIGKILL');
      await expect.poll(() => isRunning(postmaster)).toBe(false);
    },
    /** Freezes all processes of PostgreSQL, so that connections hang as if the machine had lost power. */
    freezePostgres: async () => {
      const postmaster = await postmasterOf(directory);
      for (const pid of [postmaster, ...(await childrenOf(postmaster))]) {
        process.kill(pid, 'SIGSTOP');
        frozen.push(pid);
      }
    },
    /** Starts PostgreSQL again if it has ended, as its service manager does, and leads the line to it. */
    restartPostgres: async () => {
      if (isRunning(await postmasterOf(directory).catch(() => 0))) return;
      postgres = await startPostgresOf(directory);
      current = postgres.url;
      line.leadTo(postgres.url);
    },
    promoteReplica: async () => {
      if (!replica) throw new Error('This deployment has no replica.');
      await queryAt(replica.superuserUrl, 'select pg_promote()');
      current = replica.url;
    },
    signal: (signal: NodeJS.Signals) => {
      for (const { process } of Object.values(running)) process.kill(signal);
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(stop.map((end) => end()));
      await line.close();
      await replica?.close();
      for (const pid of frozen) process.kill(pid, 'SIGKILL');
      // After a promotion, the old primary stays killed.
      if (current === postgres.url) await postgres.stop();
      await prepared?.[Symbol.asyncDispose]();
      await removeDataFolder(directory);
    },
  };
}

export type Deployment = Awaited<ReturnType<typeof openDeployment>>;

/** Starts a replica that the primary waits for on every commit. */
async function openSynchronousReplica(primary: Parameters<typeof openReplica>[0]) {
  const replica = await openReplica(primary);
  await queryAt(primary.superuserUrl, `alter system set synchronous_standby_names = '*'`);
  await queryAt(primary.superuserUrl, 'select pg_reload_conf()');
  return replica;
}

function twoHosts(url: string, otherUrl: string): string {
  const { host } = new URL(url);
  return url.replace(host, `${host},${new URL(otherUrl).host}`);
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

function isRunning(pid: number): boolean {
  try {
    // 0 would be our own process group.
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
