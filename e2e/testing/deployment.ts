import { join } from 'node:path';
import { openFaultyLine } from '@kirdaar/server/testing/faulty-line';
import { startPostgresOf } from '@kirdaar/server/testing/own-postgres';
import pg from 'pg';
import { expect } from 'vitest';
import { removeDataFolder } from '#testing/data-folder.ts';
import { copyDemoWorld } from '#testing/demo-world.ts';
import { postmasterOf } from '#testing/postmaster.ts';
import { type Product, startProduct } from '#testing/process.ts';

type Role = 'web' | 'worker';

/**
 * Starts the demo world as it is deployed: PostgreSQL, a web process and a worker, with a line to the database that can
 * be faulty.
 */
export async function openDeployment(more: Record<string, string> = {}) {
  const directory = await copyDemoWorld();
  let postgres = await startPostgresOf(directory);
  const line = await openFaultyLine(postgres.url);
  const environment = {
    RATE_LIMIT_SCALE: '1000',
    DATABASE_URL: line.url,
    ...more,
    DATA_DIR: directory,
  };
  const start = (role: Role) => startProduct({ ...environment, ROLE: role });
  const running: Record<Role, Product> = { web: await start('web'), worker: await start('worker') };
  const stop = [running.web.stop, running.worker.stop];

  return {
    directory,
    line,
    origin: () => running.web.origin,
    workerOrigin: () => running.worker.origin,
    /** Asks the database itself, beside the line. */
    query: <Row>(statement: string, values: unknown[] = []) => queryAt<Row>(postgres.url, statement, values),
    postgresUrl: () => postgres.superuserUrl,
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
      await expect.poll(() => isRunning(postmaster), { timeout: 10_000 }).toBe(false);
    },
    /** Starts the killed PostgreSQL as its service manager does, and leads the line to it. */
    restartPostgres: async () => {
      postgres = await startPostgresOf(directory);
      line.leadTo(postgres.url);
    },
    output: () => running.web.output() + running.worker.output(),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(stop.map((end) => end()));
      await line.close();
      await postgres.stop();
      await removeDataFolder(directory);
    },
  };
}

export type Deployment = Awaited<ReturnType<typeof openDeployment>>;

/** Queries a database over a connection of its own. */
async function queryAt<Row>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // A database that is killed while it is asked fails the query.
  client.on('error', () => {});
  await client.connect();
  try {
    // The caller supplies the row type of its query.
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The folder in which a deployment without providers files what it sends. */
export const outboxOf = (directory: string) => join(directory, 'outbox');
