import { splitAddress } from '@kirdaar/contract/rules/page-addresses';
import { paths } from '@kirdaar/web/paths';
import type { FastifyRequest } from 'fastify';

const patterns = Object.entries(paths).map(
  ([name, path]) => [name, new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)] as const,
);

/** Returns the pattern of a request's route, or the name of its page: no id, token or address of a person. */
export function routeOf({ routeOptions: { url = 'unknown' }, url: address }: FastifyRequest): string {
  if (url.startsWith('/assets/')) return '/assets/*';
  return url === '/*' ? pageName(address) : url;
}

/** Returns the name of the page at a URL, as in the site's list of paths, so that it contains no id or token. */
function pageName(url: string): string {
  const path = splitAddress(url).address.split('?', 1)[0] ?? '';
  if (path === '/__manifest') return 'page manifest';
  const page = path === '/_.data' ? '/' : path.replace(/\.data$/, '');
  const name = patterns.find(([, pattern]) => pattern.test(page))?.[0] ?? 'unknown';
  return page === path ? `page ${name}` : `data of page ${name}`;
}
