import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a service responds, or how it fails to respond. */
type LoopbackAnswer =
  | { status: number; body?: string; headers?: Record<string, string> }
  | 'hangs'
  | 'cuts the line';

interface LoopbackRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Starts a local HTTP service that accepts real connections and sends the configured response. */
async function openLoopback() {
  const world: { answer: LoopbackAnswer } = { answer: { status: 200 } };
  const taken: LoopbackRequest[] = [];

  const server = createServer(async (request, response) => {
    taken.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
    const { answer } = world;
    if (answer === 'hangs') return;
    if (answer === 'cuts the line') return request.socket.destroy();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server always has an address with a port.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function close() {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  return { url: `http://${host}`, host, world, taken, close };
}

export type Loopback = Awaited<ReturnType<typeof openLoopback>>;

/** Starts one service for each test that uses it. */
export const loopback = {
  service: async ({}, use: (service: Loopback) => Promise<void>) => {
    const service = await openLoopback();
    await use(service);
    await service.close();
  },
};
