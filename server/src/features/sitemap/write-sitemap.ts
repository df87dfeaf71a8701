import { countThings, listThings } from '#features/sitemap/queries.ts';
import { siteAddress } from '#platform/config.ts';
import type { Services } from '#platform/services.ts';

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

// A sitemap holds 50,000 addresses; the first part has the pages too.
const PART_MOST = 49_000;
const TALENTS_MOST = 200_000;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** All addresses for search engines in one list, or the list of its parts when one cannot hold them. */
export async function writeSitemap(services: Needs): Promise<string> {
  const things = await countThings(services.db, services.now(), TALENTS_MOST);
  const parts = Math.ceil(things / PART_MOST);
  if (parts <= 1) return writeAddresses(services, 1);

  const site = siteAddress(services.config);
  const list = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${site}/sitemap/${part + 1}.xml</loc></sitemap>`,
  );
  return document('sitemapindex', list);
}

/** The addresses of one part, from 1. */
export async function writeAddresses({ config, db, now }: Needs, part: number): Promise<string> {
  const from = (part - 1) * PART_MOST;
  const things = await listThings(db, now(), TALENTS_MOST, { from, most: PART_MOST });
  const site = siteAddress(config);
  return document('urlset', [
    ...(part === 1 ? pages.map((page) => `<url><loc>${site}${page}</loc></url>`) : []),
    ...things.map(
      ({ kind, id, changed_at }) =>
        `<url><loc>${site}${addressOf[kind]}/${id}</loc><lastmod>${changed_at}</lastmod></url>`,
    ),
  ]);
}

function document(root: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace}>\n${entries.join('\n')}\n</${root}>\n`;
}
