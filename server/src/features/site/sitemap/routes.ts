import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeAddresses, writeSitemap } from '#features/site/sitemap/write-sitemap.ts';
import { siteAddress } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import { sendPublic } from '#platform/http/response-cache.ts';
import type { Services } from '#platform/services.ts';

const SECONDS = 3600;

/** Registers robots.txt and the sitemap for search engines. */
export function sitemapRoutes(app: FastifyInstance, services: Services) {
  const robots = writeRobots(siteAddress(services.config));

  app.get('/robots.txt', (request, reply) => send(request, reply, 'text/plain', async () => robots));

  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, 'application/xml', () => writeSitemap(services)),
  );

  app.get<{ Params: { part: string } }>('/sitemap/:part', (request, reply) => {
    const [, part] = /^([1-9]\d{0,3})\.xml$/.exec(request.params.part) ?? [];
    if (!part) throw new AppError('page_not_found');
    return send(request, reply, 'application/xml', () => writeAddresses(services, Number(part)));
  });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    write: () => Promise<string>,
  ) {
    // Without the query string: it is meaningless here and must not bypass the cache.
    const address = request.url.replace(/\?.*/, '');
    reply.type(`${type}; charset=utf-8`);
    return sendPublic(request, reply, await app.responseCache.answer(address, write), { seconds: SECONDS });
  }
}

function writeRobots(site: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /user/
Disallow: /production/
Disallow: /admin
Disallow: /dev/
Disallow: /media/private/

Sitemap: ${site}/sitemap.xml
`;
}
