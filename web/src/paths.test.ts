import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { path, paths } from '#paths.ts';
import siteMap from '#routes.ts';

test('serves every URL by a page', () => {
  const served = siteMap.flatMap((route) => addressesOf(route));

  const missing = Object.values(paths).filter((address) => !served.includes(address));

  expect(missing).toEqual([]);
});

test('serves no URL twice', () => {
  const served = siteMap.flatMap((route) => addressesOf(route));

  expect(served.filter((address, place) => served.indexOf(address) !== place)).toEqual([]);
});

test('encodes the parameters of a URL as single path segments', () => {
  expect(path('apply', { userId: '7', jobId: 'a/b?c' })).toBe('/user/castingapplicaton/7/a%2Fb%3Fc');
});

/** Returns the URLs of a route and its children. A layout without a path adds nothing to them. */
function addressesOf({ path: own = '', index, children = [] }: RouteConfigEntry, above = ''): string[] {
  const address = own ? `${above}/${own.replace(/^\//, '')}` : above;
  const isPage = index || (own !== '' && children.length === 0);
  return [...(isPage ? [address || '/'] : []), ...children.flatMap((child) => addressesOf(child, address))];
}
