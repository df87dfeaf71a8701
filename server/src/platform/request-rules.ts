import type { FastifyInstance } from 'fastify';
import { Refusal } from '#platform/refusal.ts';

const harmless = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses requests that no page of ours and no client of the API makes. */
export function refuseStrangeRequests(app: FastifyInstance) {
  // By default a body of plain text would be taken; a page of another site can send one unasked.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async ({ method, raw, headers, routeOptions }) => {
    const lacksHost = headers.host === undefined && raw.httpVersion === '1.1';
    // 'GET http://other.example/': what follows would take the other host's address for ours.
    const isPath = raw.url?.startsWith('/');
    if (!isPath || lacksHost) throw new Refusal(400, 'The request could not be understood.');
    const isStrange = !harmless.includes(method) && !routeOptions.config.fromOtherSites;
    if (headers['sec-fetch-site'] === 'cross-site' && isStrange) {
      throw new Refusal(403, 'Another site may not do this.');
    }
  });
}
