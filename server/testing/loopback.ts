import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a service responds, or how it fails to respond. */
export type LoopbackAnswer =
  | { status: number; body?: string; headers?: Record<string, string> }
  | 'hangs'
  | 'cuts the line';

interface LoopbackRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  fields: Record<string, string>;
}

type Respond = (request: LoopbackRequest, count: number) => LoopbackAnswer | Promise<LoopbackAnswer>;

/** Starts a local HTTP service in place of one on the internet. A test can set `world.answer`. */
export async function openLoopback(respond: Respond = () => ({ status: 200 })) {
  const world: { answer: LoopbackAnswer | undefined } = { answer: undefined };
  const taken: LoopbackRequest[] = [];

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { url: path = '', headers } = request;
    const fields = Object.fromEntries(new URLSearchParams(body.toString()));
    const received = { path, headers, body, fields };
    taken.push(received);
    const answer = world.answer ?? (await respond(received, taken.length));
    if (answer === 'hangs') return;
    if (answer === 'cuts the line') return request.socket.destroy();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  const host = `127.0.0.1:${await listen(server)}`;
  return { url: `http://${host}`, host, world, taken, close: () => interrupt(server) };
}

/** Lets a server listen on this machine only, by default on a free port, and returns the port. */
export async function listen(server: NetServer, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server always has an address with a port.
  return (server.address() as AddressInfo).port;
}

export async function interrupt(server: Server) {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

export type Loopback = Awaited<ReturnType<typeof openLoopback>>;

export const loopback = {
  service: async ({}, use: (service: Loopback) => Promise<void>) => {
    const service = await openLoopback();
    await use(service);
    await service.close();
  },
};
