import { jobFilter } from '@kirdaar/contract/jobs/jobs';
import { addressIn } from '@kirdaar/contract/rules/languages';
import { splitAddress } from '@kirdaar/contract/rules/page-addresses';
import { filterableFields } from '@kirdaar/contract/rules/talent-fields';

/** The URL parameters that a page may have, by the pattern of its path. */
type Kind = readonly [path: RegExp, parameters: readonly string[]];

const MAX_LENGTH = 500;
/** Campaign links add these; no page reads them. */
const TRACKING = /^(?:utm_\w{1,20}|fbclid|gclid|igsh)$/;
const NAMED = /^\/(?:about|services|plans|contact|clients|privacy|terms|grievance)?$/;
const ONE = /^\/(?:castingcalls|talent|houses|project-details)\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The page of a talent by the name in its URL. */
const NAMED_TALENT = /^\/t\/[a-z\d-]{1,80}$/;
const calls = [...Object.keys(jobFilter.shape), 'sort', 'page'];
const profiles = [
  'search',
  'city',
  'category',
  'gender',
  'age',
  ...filterableFields.map(([name]) => name),
  'page',
];

/**
 * The pages that are the same for everyone and may be kept. It is a closed list: a page with a token in its
 * path, an area page or a page added later is rendered for each visitor.
 */
const kinds: readonly Kind[] = [
  [NAMED, []],
  [ONE, []],
  [NAMED_TALENT, []],
  [/^\/projects$/, ['type', 'page']],
  [/^\/castingcalls$/, calls],
  [/^\/profiles$/, profiles],
];

/**
 * Returns the address under which a page, or its data for React Router's scripts, is rendered and kept, or
 * undefined if it may not be kept.
 */
export function readyAddress(url: string, isRoute: (id: string) => boolean): string | undefined {
  if (url.length > MAX_LENGTH) return undefined;
  const { language, address } = splitAddress(url);
  const [whole = '', query = ''] = address.split('?', 2);
  const isData = whole.endsWith('.data');
  const page = isData ? pageOfData(whole) : whole;
  const parameters = kinds.find(([pattern]) => pattern.test(page))?.[1];
  if (!parameters) return undefined;

  const isRouteList = (name: string, value: string) =>
    isData && name === '_routes' && value.split(',').every(isRoute);
  const given = [...new URLSearchParams(query)].filter(([name]) => !TRACKING.test(name));
  const isKept = given.every(([name, value]) => parameters.includes(name) || isRouteList(name, value));
  if (!isKept) return undefined;
  const kept = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, value.trim()]).filter(([, value]) => value !== ''),
  );
  return addressIn(language, kept.size > 0 ? `${whole}?${kept}` : whole);
}

/** The data of the home page has a path of its own. */
function pageOfData(path: string): string {
  return path === '/_.data' ? '/' : path.replace(/^\/?\.data$|\.data$/, '');
}
