import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { makeDataFolder, removeDataFolder } from '#testing/data-folder.ts';
import { copyDemoWorld } from '#testing/demo-world.ts';
import { postmasterOf } from '#testing/postmaster.ts';
import { runToEnd, startDevelopment, startProduct, startThroughNpm } from '#testing/process.ts';

interface Fixtures {
  /** A data folder in which nothing has been started yet. */
  emptyDirectory: string;
  /** A data folder with the demo world. */
  dataDirectory: string;
}

const test = base.extend<Fixtures>({
  emptyDirectory: async ({}, use) => {
    const directory = await makeDataFolder();
    await use(directory);
    await removeDataFolder(directory);
  },
  dataDirectory: async ({}, use) => {
    const directory = await copyDemoWorld();
    await use(directory);
    await removeDataFolder(directory);
  },
});

const ready = async (origin: string) => (await fetch(`${origin}/readyz`)).status;

test('prints its URL, the demo accounts and where deliveries go', async ({ emptyDirectory }) => {
  const product = await startProduct({ DATA_DIR: emptyDirectory });

  const printed = product.output();
  await product.stop();

  expect(printed).toContain(product.origin);
  expect(printed).toContain('talent@kirdaar.example');
  expect(printed).toContain('house@kirdaar.example');
  expect(printed).toContain('/dev/outbox');
});

test('stops the database with the server and finds the same data on the next start', async ({
  dataDirectory,
}) => {
  const first = await startProduct({ DATA_DIR: dataDirectory });
  const calls = await (await fetch(`${first.origin}/api/user/popular-casting-calls`)).json();
  await first.stop();

  expect(first.process.exitCode).toBe(0);
  // A cleanly stopped PostgreSQL leaves no pid file.
  await expect(postmasterOf(dataDirectory)).rejects.toThrow('ENOENT');

  const second = await startProduct({ DATA_DIR: dataDirectory });
  const again = await (await fetch(`${second.origin}/api/user/popular-casting-calls`)).json();
  await second.stop();

  expect(again).toEqual(calls);
});

test('stops the server and its database when npm is stopped', async ({ dataDirectory }) => {
  const product = await startThroughNpm({ DATA_DIR: dataDirectory });

  product.process.kill('SIGTERM');

  await expect
    .poll(() => postmasterOf(dataDirectory).catch(() => 'stopped'), { timeout: 20_000 })
    .toBe('stopped');
  await expect(ready(product.origin)).rejects.toThrow();
});

test('serves the same site in development and stops on Ctrl-C', async ({ dataDirectory }) => {
  const product = await startDevelopment({ DATA_DIR: dataDirectory });

  const page = await (await fetch(`${product.origin}/user/login`)).text();
  product.process.kill('SIGTERM');

  expect(page).toContain('Talent Login');
  await expect
    .poll(() => postmasterOf(dataDirectory).catch(() => 'stopped'), { timeout: 20_000 })
    .toBe('stopped');
});

test('starts again after a kill and reuses the database that is still running', async ({ dataDirectory }) => {
  const killed = await startProduct({ DATA_DIR: dataDirectory });
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');

  const product = await startProduct({ DATA_DIR: dataDirectory });
  const status = await ready(product.origin);
  await product.stop();

  expect(status).toBe(200);
});

test('starts again after its database was killed', async ({ dataDirectory }) => {
  const first = await startProduct({ DATA_DIR: dataDirectory });
  process.kill(await postmasterOf(dataDirectory), 'SIGKILL');
  await expect.poll(() => ready(first.origin), { timeout: 20_000 }).toBe(503);
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');

  const product = await startProduct({ DATA_DIR: dataDirectory });
  const status = await ready(product.origin);
  await product.stop();

  expect(status).toBe(200);
});

test('reports a port in use before starting anything', async ({ emptyDirectory }) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };

  const { code, output } = await runToEnd({ DATA_DIR: emptyDirectory, PORT: String(port) });
  other.close();

  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use`);
  expect(output).not.toContain('    at ');
});

test('rejects a second process on the same data folder without disturbing the first', async ({
  dataDirectory,
}) => {
  const first = await startProduct({ DATA_DIR: dataDirectory });

  const { code, output } = await runToEnd({ DATA_DIR: dataDirectory });
  const status = await ready(first.origin);
  await first.stop();

  expect(code).toBe(1);
  expect(output).toContain('Another process is already running');
  expect(status).toBe(200);
});

test('refuses to start in production without its secrets and names them', async ({ emptyDirectory }) => {
  const { code, output } = await runToEnd({ DATA_DIR: emptyDirectory, NODE_ENV: 'production' });

  expect(code).toBe(1);
  expect(output).toContain('SECRET_KEY is needed in production');
  expect(output).toContain('IDENTITY_KEY is needed in production');
});

test('creates the demo secrets once, readable by their owner only', async ({ dataDirectory }) => {
  await rm(join(dataDirectory, 'secrets.json'));
  const first = await startProduct({ DATA_DIR: dataDirectory });
  await first.stop();
  const secrets = await readFile(join(dataDirectory, 'secrets.json'), 'utf8');
  const second = await startProduct({ DATA_DIR: dataDirectory });
  await second.stop();

  expect(await readFile(join(dataDirectory, 'secrets.json'), 'utf8')).toBe(secrets);
  expect((await stat(join(dataDirectory, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test.runIf(process.getuid?.() === 0)(
  "keeps root's database outside a data folder that other users cannot enter",
  async ({ emptyDirectory }) => {
    await chmod(emptyDirectory, 0o700);

    const product = await startProduct({ DATA_DIR: emptyDirectory });
    const elsewhere = (await readFile(join(emptyDirectory, 'postgres-is-elsewhere'), 'utf8')).trim();
    await product.stop();
    await rm(elsewhere, { recursive: true });

    expect(product.output()).toContain(`${elsewhere}`);
  },
);

test.runIf(process.getuid?.() === 0)(
  'runs for an ordinary user as well as for root',
  async ({ emptyDirectory }) => {
    const user = { uid: 65534, gid: 65534 };
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, emptyDirectory]);

    const product = await startProduct({ DATA_DIR: emptyDirectory, HOME: emptyDirectory }, user);
    const status = await ready(product.origin);
    await product.stop();

    expect(status).toBe(200);
  },
);
