import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/http/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Allows a browser to post this from a page of another site; the request authenticates its sender itself.
     */
    fromOtherSites?: boolean;
  }
}

const harmless = ['GET', 'HEAD', 'OPTIONS'];

/** Rejects requests that neither our pages nor API clients make. */
export function rejectCrossSiteRequests(app: FastifyInstance) {
  // Fastify accepts plain text bodies by default, and a page of another site can send one without permission.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async ({ method, raw, headers, routeOptions }) => {
    const lacksHost = headers.host === undefined && raw.httpVersion === '1.1';
    // Node would take the first of several hosts, and a proxy in front of us perhaps the last.
    const hosts = raw.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
    const hasManyHosts = hosts.length > 1 || headers.host?.includes(',');
    // For 'GET http://other.example/', later code would take the other host's URL for ours.
    const isPath = raw.url?.startsWith('/');
    if (!isPath || lacksHost || hasManyHosts) throw new AppError('invalid_request');
    const isStrange = !harmless.includes(method) && !routeOptions.config.fromOtherSites;
    if (headers['sec-fetch-site'] === 'cross-site' && isStrange) {
      throw new AppError('cross_site_request');
    }
  });
}
