import type { FastifyInstance } from 'fastify';

const quiet = ['/livez', '/readyz'];

/**
 * Logs one line per request, except for static files: method, route, status and time, without personal data.
 */
export function logAccess(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (quiet.includes(route) || request.url.startsWith('/assets/')) return;
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
  });
}
