import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in: the id of an account or of a member of staff. */
    accountId: string | undefined;
  }
}

const quiet = ['/livez', '/readyz'];

/**
 * Logs one line per request, except for static files: method, route, status and time, without
 * personal data except the id of the account.
 */
export function logAccess(app: FastifyInstance) {
  // These lines contain nothing that the log would have to leave out, which takes as long as writing them.
  const log = app.log.child({}, { redact: [] });
  app.decorateRequest('accountId', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (quiet.includes(route) || request.url.startsWith('/assets/')) return;
    const line = {
      reqId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      account_id: request.accountId,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) log.error(line, 'request');
    else log.info(line, 'request');
  });
}
