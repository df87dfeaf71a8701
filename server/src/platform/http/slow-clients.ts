import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const STALL_MS = 15_000;

/** What must arrive of a body in each stretch of time; slower mobile networks send ten times as much. */
export interface SlowestBody {
  bytes: number;
  everyMs: number;
}

const SLOWEST: SlowestBody = { bytes: 8 * 1024, everyMs: 15_000 };

/**
 * Answers 408 to a client that stops sending the body of its request, or sends it by drops, and closes the
 * connection. Time in which the product itself does not read, such as a slow storage, does not count.
 */
export function rejectSlowBodies(app: FastifyInstance, { bytes, everyMs }: SlowestBody = SLOWEST) {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const { socket } = raw;
    // A request of the process to itself has no socket.
    if (!hasBody(raw.headers) || raw.complete || !(socket instanceof Socket)) return;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      const arrived = socket.bytesRead - before;
      before = socket.bytesRead;
      if (raw.complete || socket.destroyed) return clearInterval(timer);
      const isReading = raw.readableLength === 0 && !raw.isPaused();
      if (arrived >= bytes || !isReading) return;
      clearInterval(timer);
      // Node's own error for requests that take too long.
      const tooSlow = Object.assign(new Error('The body is too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      if (!reply.raw.headersSent) app.server.emit('clientError', tooSlow, socket);
      socket.destroySoon();
    }, everyMs);
    raw.once('close', () => clearInterval(timer));
  });
}

function hasBody(headers: NodeJS.Dict<unknown>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Closes the connection of a client that takes nothing of a response for a while, which would otherwise keep
 * the response in memory. Node restarts the time with every part that the client takes, and a response that
 * is still being prepared has nothing to take.
 */
export function closeStalledResponses(server: Server, stallMs = STALL_MS) {
  server.on('request', (_request, response) => {
    response.setTimeout(stallMs, () => {
      if (response.socket?.writableLength) response.socket.destroy();
    });
  });
}
