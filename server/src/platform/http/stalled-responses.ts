import type { Server } from 'node:http';

const STALL_MS = 15_000;

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
