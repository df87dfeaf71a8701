import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { path, paths } from '#paths.ts';
import siteMap from '#routes.ts';

test('every address is served by a page', () => {
  const served = siteMap.flatMap((route) => addressesOf(route));

  const missing = Object.values(paths).filter((address) => !served.includes(address));

  expect(missing).toEqual([]);
});

test('no address is served twice', () => {
  const served = siteMap.flatMap((route) => addressesOf(route));

  expect(served.filter((address, place) => served.indexOf(address) !== place)).toEqual([]);
});

test('an address takes its parameters, written so that they stay one part of it', () => {
  expect(path('apply', { userId: '7', jobId: 'a/b?c' })).toBe('/user/castingapplicaton/7/a%2Fb%3Fc');
});

/** The addresses below a route of the site map; a layout without a path adds nothing to them. */
function addressesOf({ path: own = '', index, children = [] }: RouteConfigEntry, above = ''): string[] {
  const address = own ? `${above}/${own.replace(/^\//, '')}` : above;
  const isPage = index || (own !== '' && children.length === 0);
  return [...(isPage ? [address || '/'] : []), ...children.flatMap((child) => addressesOf(child, address))];
}
