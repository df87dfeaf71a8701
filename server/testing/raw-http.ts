import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Sends raw bytes that no HTTP client would send, and returns everything received until the connection closes. */
export async function sendRaw(app: FastifyInstance, bytes: string) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  // A listening TCP server always has an address with a port.
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    received += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = received.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(/: (.*)/)));
  return { status: Number(first.split(' ')[1]), headers, body };
}
