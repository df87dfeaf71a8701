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

type Command = [program: string, ...args: string[]];
type Running = Pick<Product, 'process' | 'output'>;

interface Where {
  folder?: string;
  uid?: number;
  gid?: number;
}

const directly: Command = [process.execPath, 'server/src/main.ts'];
/** `npm start` without rebuilding the site. */
const throughNpm: Command = ['npm', 'start', '--ignore-scripts'];

/** Starts the product on a free port and waits until it is ready; `folder` is another copy of the sources. */
export function startProduct(environment: Environment, where: Where = {}): Promise<Product> {
  return untilReady(environment, run(directly, environment, where));
}

/** Starts the product with reload, like `npm run dev`. */
export function startDevelopment(environment: Environment): Promise<Product> {
  return untilReady(environment, run([process.execPath, 'scripts/dev.ts'], environment));
}

/** Starts the product through npm; `process` is the npm process. */
export function startThroughNpm(environment: Environment): Promise<Product> {
  return untilReady(environment, run(throughNpm, environment));
}

async function untilReady(environment: Environment, { process, output }: Running): Promise<Product> {
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
  const { process, output } = run(directly, environment);
  await once(process, 'close');
  return { code: process.exitCode, output: output() };
}

/** Returns the environment without NODE_ENV, which the test runner sets and the product would obey. */
export function inheritedEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV'));
}

function run(
  [program, ...args]: Command,
  environment: Environment,
  { folder = root, ...as }: Where = {},
): Running {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...inheritedEnvironment(), PORT: '0', MIGRATE_ON_START: '1', ...environment },
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
