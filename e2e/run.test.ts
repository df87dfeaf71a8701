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
  /** A data folder on which nothing was started yet. */
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

const ready = async (address: string) => (await fetch(`${address}/readyz`)).status;

test('it says where it is, which demo accounts there are and where messages go', async ({
  emptyDirectory,
}) => {
  const product = await startProduct({ DATA_DIR: emptyDirectory });

  const printed = product.output();
  await product.stop();

  expect(printed).toContain(product.address);
  expect(printed).toContain('talent@kirdaar.example');
  expect(printed).toContain('house@kirdaar.example');
  expect(printed).toContain('/dev/outbox');
});

test('stopping it stops the database too, and a second start finds the same data', async ({
  dataDirectory,
}) => {
  const first = await startProduct({ DATA_DIR: dataDirectory });
  const calls = await (await fetch(`${first.address}/api/user/popular-casting-calls`)).json();
  await first.stop();

  expect(first.process.exitCode).toBe(0);
  // A PostgreSQL that has stopped in order leaves no note of its process.
  await expect(postmasterOf(dataDirectory)).rejects.toThrow('ENOENT');

  const second = await startProduct({ DATA_DIR: dataDirectory });
  const again = await (await fetch(`${second.address}/api/user/popular-casting-calls`)).json();
  await second.stop();

  expect(again).toEqual(calls);
});

test('stopping npm stops the product and its database', async ({ dataDirectory }) => {
  const product = await startThroughNpm({ DATA_DIR: dataDirectory });

  product.process.kill('SIGTERM');

  await expect
    .poll(() => postmasterOf(dataDirectory).catch(() => 'stopped'), { timeout: 20_000 })
    .toBe('stopped');
  await expect(ready(product.address)).rejects.toThrow();
});

test('in development the same site answers, and Ctrl-C stops it too', async ({ dataDirectory }) => {
  const product = await startDevelopment({ DATA_DIR: dataDirectory });

  const page = await (await fetch(`${product.address}/user/login`)).text();
  product.process.kill('SIGTERM');

  expect(page).toContain('Talent Login');
  await expect
    .poll(() => postmasterOf(dataDirectory).catch(() => 'stopped'), { timeout: 20_000 })
    .toBe('stopped');
});

test('it starts again after it was killed, and takes up the database that outlived it', async ({
  dataDirectory,
}) => {
  const killed = await startProduct({ DATA_DIR: dataDirectory });
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');

  const product = await startProduct({ DATA_DIR: dataDirectory });
  const status = await ready(product.address);
  await product.stop();

  expect(status).toBe(200);
});

test('it starts again after its database was killed', async ({ dataDirectory }) => {
  const first = await startProduct({ DATA_DIR: dataDirectory });
  process.kill(await postmasterOf(dataDirectory), 'SIGKILL');
  await expect.poll(() => ready(first.address), { timeout: 20_000 }).toBe(503);
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');

  const product = await startProduct({ DATA_DIR: dataDirectory });
  const status = await ready(product.address);
  await product.stop();

  expect(status).toBe(200);
});

test('a taken port is told in words before anything is started', async ({ emptyDirectory }) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };

  const { code, output } = await runToEnd({ DATA_DIR: emptyDirectory, PORT: String(port) });
  other.close();

  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use`);
  expect(output).not.toContain('    at ');
});

test('a second process on the same data folder is refused and leaves the first alone', async ({
  dataDirectory,
}) => {
  const first = await startProduct({ DATA_DIR: dataDirectory });

  const { code, output } = await runToEnd({ DATA_DIR: dataDirectory });
  const status = await ready(first.address);
  await first.stop();

  expect(code).toBe(1);
  expect(output).toContain('Another process is already running');
  expect(status).toBe(200);
});

test('in production it refuses to start without its secrets, and names them', async ({ emptyDirectory }) => {
  const { code, output } = await runToEnd({ DATA_DIR: emptyDirectory, NODE_ENV: 'production' });

  expect(code).toBe(1);
  expect(output).toContain('SECRET_KEY is needed in production');
  expect(output).toContain('IDENTITY_KEY is needed in production');
});

test('the demo makes its secrets once, for its owner alone', async ({ dataDirectory }) => {
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
  'root keeps the database elsewhere when nobody else may enter the data folder',
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
  'an ordinary user can run it as well as root',
  async ({ emptyDirectory }) => {
    const user = { uid: 65534, gid: 65534 };
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, emptyDirectory]);

    const product = await startProduct({ DATA_DIR: emptyDirectory, HOME: emptyDirectory }, user);
    const status = await ready(product.address);
    await product.stop();

    expect(status).toBe(200);
  },
);
