import type { FastifyInstance } from 'fastify';
import type { Health } from '#platform/http/health.ts';

const DRAIN_MS = 20_000;

/**
 * Ends each connection with the next response once the process is about to stop. Otherwise a client could send
 * a request on an idle connection in the moment in which it is closed, and would lose it.
 */
export function endConnectionsOnLeave(app: FastifyInstance, health: Health) {
  app.addHook('onSend', async (_request, reply) => {
    if (health.isLeaving()) reply.header('connection', 'close');
  });
}

/** Accepts no more connections and lets requests in progress finish, for a limited time. */
export async function drain(app: FastifyInstance, limitMs = DRAIN_MS): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), limitMs);
  // A connection that becomes idle only now would be kept for the client's next request.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
    clearInterval(idle);
  }
}
