import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { drain, endConnectionsOnLeave } from '#platform/http/drain.ts';
import { healthRoutes, openHealth } from '#platform/http/health.ts';

/** Starts a process' HTTP server, whose requests to `/work` take a few milliseconds. */
async function openServer() {
  const health = openHealth(
    async () => [],
    () => new Date(),
    false,
  );
  const app = Fastify({ return503OnClosing: false });
  endConnectionsOnLeave(app, health);
  healthRoutes(app, health);
  app.get('/work', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { success: true };
  });
  app.get('/endless', () => new Promise(() => {}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  // A listening TCP server always has an address with a port.
  const { port } = app.server.address() as AddressInfo;
  return { app, health, origin: `http://127.0.0.1:${port}` };
}

function ask(url: string, agent: Agent): Promise<{ status: number | undefined; body: unknown }> {
  return new Promise((resolve, fail) => {
    get(url, { agent }, (response) => {
      json(response).then((body) => resolve({ status: response.statusCode, body }), fail);
    }).on('error', fail);
  });
}

test('loses none of 1,000 requests over kept connections while servers are replaced', async () => {
  const agent = new Agent({ keepAlive: true });
  const old = await openServer();
  const next = await openServer();
  let target = old.origin;
  let sent = 0;
  let sentToOld = 0;
  const replace = async () => {
    old.health.leave();
    // A balancer asks, hears that the server is not ready, and sends requests elsewhere.
    const { status } = await ask(`${old.origin}/readyz`, agent);
    if (status === 503) target = next.origin;
    await expect.poll(() => sentToOld).toBe(0);
    await drain(old.app);
  };
  let replaced = Promise.resolve();

  const results = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const answers = [];
      while (sent < 1000) {
        sent += 1;
        if (sent === 500) replaced = replace();
        const origin = target;
        if (origin === old.origin) sentToOld += 1;
        answers.push(await ask(`${origin}/work`, agent));
        if (origin === old.origin) sentToOld -= 1;
      }
      return answers;
    }),
  );
  await replaced;

  expect(results.flat()).toEqual(Array(1000).fill({ status: 200, body: { success: true } }));
  expect(old.app.server.listening).toBe(false);
});

test('ends a request that takes longer than the drain', async () => {
  const { app, origin } = await openServer();
  const begun = Promise.withResolvers<void>();
  app.server.on('request', () => begun.resolve());
  app.server.setTimeout(0);
  const hanging = fetch(`${origin}/endless`, { method: 'GET' }).catch(() => 'lost');
  await begun.promise;

  await drain(app, 0);

  expect(await hanging).toBe('lost');
});
