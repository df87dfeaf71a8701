import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Product {
  /** Where it listens. */
  address: string;
  /** Where its data lie. */
  dataDirectory: string;
  process: ChildProcess;
  /** All that it has printed so far. */
  output: () => string;
  /** Asks it to stop, as Ctrl-C does, and waits until it has. */
  stop: () => Promise<void>;
}

type Environment = Record<string, string> & { DATA_DIR: string };

interface Account {
  uid: number;
  gid: number;
}

/** Starts the product as `npm start` does, on a free port, and waits until it is ready. */
export async function startProduct(environment: Environment, as?: Account): Promise<Product> {
  const { process, output } = run(environment, as);
  const address = await new Promise<string>((ready, fail) => {
    process.stdout?.on('data', () => {
      const found = /is ready: +(\S+)/.exec(output())?.[1];
      if (found) ready(found);
    });
    process.once('exit', () => fail(new Error(`The product ended before it was ready:\n${output()}`)));
  });
  const stop = async () => {
    if (process.exitCode !== null || process.signalCode !== null) return;
    process.kill('SIGINT');
    await once(process, 'exit');
  };
  return { address, dataDirectory: environment.DATA_DIR, process, output, stop };
}

/** Runs the product until it ends by itself. */
export async function runToEnd(environment: Environment) {
  const { process, output } = run(environment);
  await once(process, 'close');
  return { code: process.exitCode, output: output() };
}

function run(environment: Environment, as?: Account) {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV'));
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: { ...inherited, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...as,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  return { process: child, output: () => printed };
}
