import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { addressIn, languages } from '@kirdaar/contract/rules/languages';
import type { FastifyInstance } from 'fastify';
import { countEntries, listEntries } from '#features/site/sitemap/queries.ts';
import { siteAddress } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import { sendPublic } from '#platform/http/response-cache.ts';
import type { Services } from '#platform/services.ts';

const SECONDS = 3600;
const SECURITY_CONTACT_DAYS = 180;
const xml = { type: 'application/xml', seconds: SECONDS };

export function sitemapRoutes(app: FastifyInstance, services: Services) {
  const robots = writeRobots(siteAddress(services.config));

  app.get('/robots.txt', (request, reply) =>
    sendPublic(request, reply, { write: async () => robots, type: 'text/plain', seconds: SECONDS }),
  );

  app.get('/.well-known/security.txt', (request, reply) =>
    sendPublic(request, reply, {
      write: async () => writeSecurityContact(services),
      type: 'text/plain',
      seconds: SECONDS,
    }),
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

/** RFC 9116: where to report a security problem. The date says that the text is current. */
function writeSecurityContact({ config, now }: Services): string {
  const site = siteAddress(config);
  return [
    `Contact: mailto:${config.SUPPORT_EMAIL}`,
    `Expires: ${addDays(dayInIndia(now()), SECURITY_CONTACT_DAYS)}T00:00:00Z`,
    'Preferred-Languages: en, hi',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
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

type Needs = Pick<Services, 'config' | 'db' | 'now'>;

const pages = [
  '/',
  '/about',
  '/services',
  '/profiles',
  '/projects',
  '/plans',
  '/contact',
  '/clients',
  '/castingcalls',
  '/privacy',
  '/terms',
  '/grievance',
];
const addressOf = { call: '/castingcalls', project: '/project-details', talent: '/talent' };

// A sitemap may hold 50,000 URLs; each page has one in each language, and the first part also contains the static pages.
const MAX_PART = 49_000 / languages.length;
const MAX_TALENTS = 200_000;
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Writes one sitemap of all URLs, or an index of its parts when they do not fit into one. */
async function writeSitemap(services: Needs): Promise<string> {
  const entries = await countEntries(services.db, services.now(), MAX_TALENTS);
  const parts = Math.ceil(entries / MAX_PART);
  if (parts <= 1) return writeAddresses(services, 1);

  const site = siteAddress(services.config);
  const list = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${site}/sitemap/${part + 1}.xml</loc></sitemap>`,
  );
  return document('sitemapindex', list);
}

async function writeAddresses({ config, db, now }: Needs, part: number): Promise<string> {
  const from = (part - 1) * MAX_PART;
  const entries = await listEntries(db, now(), MAX_TALENTS, from, MAX_PART);
  const site = siteAddress(config);
  return document('urlset', [
    ...(part === 1 ? pages.flatMap((page) => entriesOf(site, page)) : []),
    ...entries.flatMap(({ kind, id, slug, changed_at }) =>
      entriesOf(site, slug ? `/t/${slug}` : `${addressOf[kind]}/${id}`, `<lastmod>${changed_at}</lastmod>`),
    ),
  ]);
}

/** Lists a page in each language, each time with all of them, as search engines want it. */
function entriesOf(site: string, page: string, more = ''): string[] {
  const links = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${site}${addressIn(language, page)}"/>`,
  );
  return languages.map(
    (language) => `<url><loc>${site}${addressIn(language, page)}</loc>${more}${links.join('')}</url>`,
  );
}

function document(root: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${entries.join('\n')}\n</${root}>\n`;
}
