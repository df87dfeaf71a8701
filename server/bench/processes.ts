import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Statement } from '#bench/capture-statements.ts';
import { productionVariables } from '#testing/production-variables.ts';

export interface Running {
  address: string;
  pid: number | undefined;
  stop: () => Promise<void>;
}

const START_MS = 60_000;

/** Starts the product as in production: one process, the built site, and the given database. */
export async function startProduct(url: string): Promise<Running> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      MIGRATE_ON_START: '1',
      DATA_DIR: '.bench/product',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...productionVariables,
      PUBLIC_URL: address,
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT_SCALE: '1000000',
    },
  });
  const ended = once(child, 'exit');
  for (const begun = Date.now(); !(await isReady(address)); await pause(200)) {
    if (child.exitCode !== null || Date.now() - begun > START_MS)
      throw new Error('The product does not start.');
  }
  return {
    address,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts the bare server with the statements of each case and request. */
export async function startReference(url: string, statements: Statement[][][]): Promise<Running> {
  const child = fork('server/bench/reference.ts', {
    // Advanced serialization preserves dates and arrays as they were captured.
    serialization: 'advanced',
    env: { ...process.env, DATABASE_URL: url },
  });
  const ended = once(child, 'exit');
  child.send(statements);
  const [port] = await once(child, 'message');
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export function isReady(address: string, path = '/readyz'): Promise<boolean> {
  return fetch(address + path).then(
    ({ ok }) => ok,
    () => false,
  );
}

export function freePort(): Promise<number> {
  return new Promise((resolve, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
