import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Product {
  /** URL on which it listens. */
  origin: string;
  dataDirectory: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output: () => string;
  /** Sends SIGINT, as Ctrl-C does, and waits until it has stopped. */
  stop: () => Promise<void>;
}

type Environment = Record<string, string> & { DATA_DIR: string };

interface How {
  /** By default the process itself starts. */
  command?: readonly string[];
  /** Another copy of the sources. */
  folder?: string;
  uid?: number;
  gid?: number;
}

const directly = [process.execPath, 'server/src/main.ts'];
/** `npm start` without rebuilding the site. The process of the product is then that of npm. */
export const throughNpm = ['npm', 'start', '--ignore-scripts'];
/** With reload, like `npm run dev`. */
export const forDevelopment = [process.execPath, 'scripts/dev.ts'];

/** Starts the product on a free port and waits until it is ready. */
export async function startProduct(environment: Environment, how: How = {}): Promise<Product> {
  const { process, output } = run(environment, how);
  // In production only the log names the address.
  const announced =
    environment.NODE_ENV === 'production' ? /Server listening at ([^\s"]+)/ : /is ready: +(\S+)/;
  const origin = await new Promise<string>((ready, fail) => {
    process.stdout?.on('data', () => {
      const found = announced.exec(output())?.[1];
      if (found) ready(found);
    });
    process.once('exit', () => fail(new Error(`The product ended before it was ready:\n${output()}`)));
  });
  const stop = async () => {
    if (process.exitCode !== null || process.signalCode !== null) return;
    process.kill('SIGINT');
    await once(process, 'exit');
  };
  return { origin, dataDirectory: environment.DATA_DIR, process, output, stop };
}

export async function runToEnd(environment: Environment) {
  const { process, output } = run(environment);
  await once(process, 'close');
  return { code: process.exitCode, output: output() };
}

/** Returns the environment without NODE_ENV, which the test runner sets and the product would obey. */
export function inheritedEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV'));
}

function run(environment: Environment, { command = directly, folder = root, ...as }: How = {}) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      ...inheritedEnvironment(),
      PORT: '0',
      MIGRATE_ON_START: '1',
      // Otherwise a database of its own belongs to production.
      ...(environment.DATABASE_URL && { DEMO: 'empty' }),
      ...environment,
    },
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
