import { once } from 'node:events';
import { readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import { postmasterOf } from '#testing/postmaster.ts';
import { runToEnd, startDevelopment, startProduct, startThroughNpm } from '#testing/process.ts';
import { ready, test } from '#testing/starts.ts';

test('prints its URL, the demo accounts and where deliveries go', async ({ dataDirectory }) => {
  const product = await startProduct({ DATA_DIR: dataDirectory });

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
