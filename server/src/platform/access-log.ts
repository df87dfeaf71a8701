import type { FastifyInstance } from 'fastify';

const quiet = ['/livez', '/readyz'];

/** One line per request that is not a static file: method, route, status and time, without personal data. */
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
