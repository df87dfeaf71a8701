import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect } from 'vitest';
import { copyDemoWorld, postmasterOf, removeDataFolder } from '#testing/data-folder.ts';
import { forDevelopment, type Product, runToEnd, startProduct, throughNpm } from '#testing/process.ts';
import { test as base, ready } from '#testing/starts.ts';

const test = base.extend<{ runs: Awaited<ReturnType<typeof runTwice>> }>({
  /** What was seen of two runs, shared by the tests because each start takes seconds. */
  runs: [
    async ({}, use) => {
      const directory = await copyDemoWorld();
      await use(await runTwice(directory));
      await removeDataFolder(directory);
    },
    { scope: 'file' },
  ],
});

test('prints its URL, the demo accounts and where deliveries go', ({ runs: { first } }) => {
  expect(first.printed).toContain(first.origin);
  expect(first.printed).toContain('talent@kirdaar.example');
  expect(first.printed).toContain('house@kirdaar.example');
  expect(first.printed).toContain('/dev/outbox');
});

test('stops the database with the server, also through npm, and finds the same data on the next start', ({
  runs: { first, second },
}) => {
  expect(second.exitCode).toBe(0);
  expect(second.hasDatabaseLeft).toBe(false);
  expect(first.calls).toMatchObject({ success: true });
  expect(second.calls).toEqual(first.calls);
});

test('rejects a second process on the same data folder without disturbing the first', ({
  runs: { first, beside },
}) => {
  expect(beside.code).toBe(1);
  expect(beside.output).toContain('Another process is already running');
  expect(first.statusAfterwards).toBe(200);
});

test('keeps the demo secrets of the first start, readable by their owner only like the media', ({
  runs: { first, second },
}) => {
  expect(second.secrets).toBe(first.secrets);
  expect([second.mode, second.mediaMode]).toEqual([0o600, 0o700]);
});

test('serves the same site in development and stops on Ctrl-C', async ({ dataDirectory }) => {
  const product = await startProduct({ DATA_DIR: dataDirectory }, { command: forDevelopment });

  const page = await (await fetch(`${product.origin}/user/login`)).text();
  product.process.kill('SIGTERM');

  expect(page).toContain('Talent Login');
  await expect.poll(() => postmasterOf(dataDirectory).catch(() => 'stopped')).toBe('stopped');
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

test('does not start in production without its secrets, and names them', async ({ emptyDirectory }) => {
  const { code, output } = await runToEnd({ DATA_DIR: emptyDirectory, NODE_ENV: 'production' });

  expect(code).toBe(1);
  expect(output).toContain('SECRET_KEY is needed in production');
  expect(output).toContain('IDENTITY_KEY is needed in production');
});

test('sends a trace of each request and its statements, without ids, values or addresses', ({
  runs: { second },
}) => {
  const names = second.spans.map(({ name }) => name);

  expect(names).toContain('GET /api/profiles/:id');
  expect(names).toContain('SQL select');
  expect(JSON.stringify(second.spans)).not.toContain(second.asked);
});

/** Runs the product twice on one folder, the first time through npm and beside a second process on the same folder. */
async function runTwice(directory: string) {
  const secrets = join(directory, 'secrets.json');
  const database = () => postmasterOf(directory).catch(() => 'stopped');
  const read = async ({ origin }: Product) =>
    (await fetch(`${origin}/api/user/popular-casting-calls`)).json();

  const product = await startProduct({ DATA_DIR: directory }, { command: throughNpm });
  const beside = await runToEnd({ DATA_DIR: directory });
  const first = {
    origin: product.origin,
    printed: product.output(),
    calls: await read(product),
    statusAfterwards: await ready(product.origin),
  };
  product.process.kill('SIGTERM');
  // A cleanly stopped PostgreSQL leaves no pid file.
  await expect.poll(database).toBe('stopped');
  await expect(ready(product.origin)).rejects.toThrow();
  const firstSecrets = await readFile(secrets, 'utf8');

  const collector = await startCollector();
  const again = await startProduct({ DATA_DIR: directory, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const calls = await read(again);
  const asked = crypto.randomUUID();
  await fetch(`${again.origin}/api/profiles/${asked}`);
  await again.stop();
  const { mode } = await stat(secrets);
  const media = await stat(join(directory, 'media'));

  return {
    first: { ...first, secrets: firstSecrets },
    beside,
    second: {
      calls,
      asked,
      spans: await collector.stop(),
      exitCode: again.process.exitCode,
      hasDatabaseLeft: (await database()) !== 'stopped',
      secrets: await readFile(secrets, 'utf8'),
      mode: mode & 0o777,
      mediaMode: media.mode & 0o777,
    },
  };
}

/** Receives traces as a collector of OpenTelemetry would. */
async function startCollector() {
  const spans: { name: string }[] = [];
  const server = createHttpServer(async (request, response) => {
    const sent = (await json(request)) as Sent;
    for (const { scopeSpans } of sent.resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      return spans;
    },
  };
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: { name: string }[] }[] }[];
}
