import type { FastifyInstance } from 'fastify';

const FOUND = 302;

/**
 * Some mail programs encode the `#` of a link, and its token would become part of the path. No path of ours contains
 * one, so the browser is sent to the link that was meant.
 */
export function restoreFragments(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw, method }, reply) => {
    const [path = '', ...query] = (raw.url ?? '').split('?');
    if (method !== 'GET' || !/^\/(?!\/).*%23/i.test(path)) return;
    return reply.redirect([path.replace(/%23/i, '#'), ...query].join('?'), FOUND);
  });
}
