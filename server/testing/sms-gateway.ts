import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The fault of the gateway: an unusual response, no response, or a dropped connection. */
export type SmsFault = { status: number; body: string } | 'hangs' | 'cuts the line';

interface SmsRequest {
  path: string | undefined;
  authorization: string | undefined;
  fields: Record<string, string>;
}

/** Starts a local gateway with Exotel's protocol. */
export async function openSmsGateway() {
  const world: { fault: SmsFault | undefined } = { fault: undefined };
  const taken: SmsRequest[] = [];

  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    taken.push({ path: request.url, authorization: request.headers.authorization, fields });
    answer(world.fault ?? { status: 200, body: sent(taken.length, fields) }, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    // A listening TCP server always has an address with a port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    world,
    taken,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(fault: SmsFault, request: IncomingMessage, response: ServerResponse) {
  if (fault === 'hangs') return;
  if (fault === 'cuts the line') return request.socket.destroy();
  response.writeHead(fault.status, { 'content-type': 'application/json' }).end(fault.body);
}

function sent(count: number, { To = '', CustomField = '' }: Record<string, string>): string {
  return JSON.stringify({ SMSMessage: { Sid: `sid-${count}`, To, CustomField, Status: 'queued' } });
}
