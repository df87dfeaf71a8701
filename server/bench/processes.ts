import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#platform/database/free-port.ts';
import { productionVariables } from '#testing/production-variables.ts';

export interface Running {
  address: string;
  pid: number | undefined;
  stop: () => Promise<void>;
}

/** An SQL statement that the product sends. */
export interface Statement {
  text: string;
  values: unknown[];
}

const START_MS = 60_000;

/** Starts the product as in production: one process, the built site, the given database and settings. */
export async function startProduct(url: string, settings: Record<string, string> = {}): Promise<Running> {
  const port = await freePort();
  const address = addressAt(port);
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MIGRATE_ON_START: '1',
      DATA_DIR: '.bench/product',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...productionVariables,
      DATABASE_URL: url,
      PUBLIC_URL: address,
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT_SCALE: '1000000',
      ...settings,
    },
  });
  return untilReady(child, port, '/readyz');
}

/** Waits until a process that listens on a port answers at a path. */
export async function untilReady(child: ChildProcess, port: number, path: string): Promise<Running> {
  const address = addressAt(port);
  const running = runningAt(address, child);
  for (const begun = Date.now(); !(await isReady(address + path)); await pause(200)) {
    if (child.exitCode !== null || Date.now() - begun > START_MS)
      throw new Error(`${child.spawnargs.join(' ')} does not start.`);
  }
  return running;
}

function runningAt(address: string, child: ChildProcess): Running {
  const ended = once(child, 'exit');
  return {
    address,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function addressAt(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** Starts the bare server with the statements of each case and request. */
export async function startReference(url: string, statements: Statement[][][]): Promise<Running> {
  const child = fork('server/bench/reference.ts', {
    // Advanced serialization preserves dates and arrays as they were captured.
    serialization: 'advanced',
    env: { ...process.env, DATABASE_URL: url },
  });
  child.send(statements);
  const [port] = await once(child, 'message');
  return runningAt(addressAt(port), child);
}

function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
