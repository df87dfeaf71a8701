import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { closeStalledResponses } from '#platform/http/slow-clients.ts';

const STALL_MS = 50;

/** Sends a request and returns both ends of its connection. The client reads nothing yet. */
async function request(answer: RequestListener) {
  const server = createServer(answer);
  closeStalledResponses(server, STALL_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server always has an address with a port.
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  client.pause().write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  const [socket]: Socket[] = await once(server, 'connection');
  return { client, socket };
}

test('closes the connection of a client that reads nothing of a large response', async () => {
  const { socket } = await request((_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)));

  await once(socket ?? process, 'close');

  expect(socket?.destroyed).toBe(true);
});

test('waits for a response that takes longer to prepare, and for a client that reads it', async () => {
  const prepared = Promise.withResolvers<void>();
  const { client, socket } = await request(async (_request, response) => {
    await prepared.promise;
    response.end('ready');
  });
  await once(socket ?? process, 'timeout');
  let received = '';

  prepared.resolve();
  client.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  client.resume();
  await once(client, 'close');

  expect(received).toMatch(/^HTTP\/1.1 200 OK.*ready$/s);
});
