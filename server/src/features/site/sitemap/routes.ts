import type { FastifyInstance } from 'fastify';
import { writeAddresses, writeSitemap } from '#features/site/sitemap/write-sitemap.ts';
import { siteAddress } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import { sendPublic } from '#platform/http/response-cache.ts';
import type { Services } from '#platform/services.ts';

const SECONDS = 3600;
const xml = { type: 'application/xml', seconds: SECONDS };

/** Registers robots.txt and the sitemap for search engines. */
export function sitemapRoutes(app: FastifyInstance, services: Services) {
  const robots = writeRobots(siteAddress(services.config));

  app.get('/robots.txt', (request, reply) =>
    sendPublic(request, reply, { write: async () => robots, type: 'text/plain', seconds: SECONDS }),
  );

  app.get('/sitemap.xml', (request, reply) =>
    sendPublic(request, reply, { write: () => writeSitemap(services), ...xml }),
  );

  app.get<{ Params: { part: string } }>('/sitemap/:part', (request, reply) => {
    const [, part] = /^([1-9]\d{0,3})\.xml$/.exec(request.params.part) ?? [];
    if (!part) throw new AppError('page_not_found');
    return sendPublic(request, reply, { write: () => writeAddresses(services, Number(part)), ...xml });
  });
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
