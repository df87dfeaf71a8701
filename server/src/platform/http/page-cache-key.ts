import { addressIn } from '@kirdaar/contract/rules/languages';
import { splitAddress } from '@kirdaar/contract/rules/page-addresses';
import type { ServerBuild } from 'react-router';

/** The id of their layout in the site map. */
const KEPT_PAGES = 'kept-pages';
const MAX_LENGTH = 500;
/** Campaign links add these; no page reads them. */
const TRACKING = /^(?:utm_\w{1,20}|fbclid|gclid|igsh)$/;

/**
 * Returns a function that takes the URL of a page, or of its data for React Router's scripts, and returns the address
 * under which it is kept, or undefined if it may not be kept: the site map puts the pages that may into one layout, and
 * a page names the URL parameters that it reads as `cacheKey` of its `handle`.
 */
export function openPageCacheKeys(routes: ServerBuild['routes']) {
  const pages = Object.values(routes).flatMap((route) => {
    if (route?.parentId !== KEPT_PAGES) return [];
    const path = (route.path ?? '/').replace(/:\w+/g, '[a-z\\d-]{1,80}');
    const { cacheKey = [] }: { cacheKey?: readonly string[] } = route.module.handle ?? {};
    return [{ pattern: new RegExp(`^${path}$`), parameters: cacheKey }];
  });

  return function cacheKeyOf(url: string): string | undefined {
    if (url.length > MAX_LENGTH) return undefined;
    const { language, address } = splitAddress(url);
    const [whole = '', query = ''] = address.split('?', 2);
    const isData = whole.endsWith('.data');
    const page = isData ? pageOfData(whole) : whole;
    const parameters = pages.find(({ pattern }) => pattern.test(page))?.parameters;
    if (!parameters) return undefined;

    const isRouteList = (name: string, value: string) =>
      isData && name === '_routes' && value.split(',').every((id) => Object.hasOwn(routes, id));
    const given = [...new URLSearchParams(query)].filter(([name]) => !TRACKING.test(name));
    if (!given.every(([name, value]) => parameters.includes(name) || isRouteList(name, value)))
      return undefined;
    const trimmed = given.map(([name, value]): [string, string] => [name, value.trim()]);
    const key = new URLSearchParams(trimmed.filter(([, value]) => value !== ''));
    return addressIn(language, key.size > 0 ? `${whole}?${key}` : whole);
  };
}

/** The data of the home page has a path of its own. */
function pageOfData(path: string): string {
  return path === '/_.data' ? '/' : path.replace(/^\/?\.data$|\.data$/, '');
}
