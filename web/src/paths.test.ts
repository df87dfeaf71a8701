import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { calendarPaths } from '#account-paths.ts';
import { agencyPaths } from '#agency-paths.ts';
import { housePaths } from '#house-paths.ts';
import { path, paths } from '#paths.ts';
import siteMap from '#routes.ts';

test('serves every URL by a page', () => {
  const served = siteMap.flatMap((route) => addressesOf(route));

  const missing = Object.values({ ...paths, ...housePaths, ...agencyPaths, ...calendarPaths }).filter(
    // The last part of an address may be optional.
    (address) => !served.includes(address) && !served.includes(`${address}?`),
  );

  expect(missing).toEqual([]);
});

test('serves no URL twice', () => {
  const served = siteMap.flatMap((route) => addressesOf(route));

  expect(served.filter((address, place) => served.indexOf(address) !== place)).toEqual([]);
});

test('puts every page of an area behind its guard, except those to log in and to join', () => {
  const servedIn = (layout: string) =>
    siteMap.filter(({ file }) => file === `app/${layout}.tsx`).flatMap((route) => addressesOf(route));
  const beforeLogin = servedIn('AuthLayout');
  const guarded = siteMap
    .flatMap((route) => addressesOf(route))
    .filter((address) => /^\/(user|production)\//.test(address) && !beforeLogin.includes(address));

  expect(beforeLogin.map((address) => address.split('/').at(2) ?? address).toSorted()).toEqual(
    [
      ...['login', 'register', 'verify', 'forgot-password', 'reset-password'].flatMap((name) => [name, name]),
      ...['complete-registration', 'join', '/undo-email-change', '/mandate'],
    ].toSorted(),
  );
  expect(guarded.filter((address) => address.startsWith('/user/'))).toEqual(servedIn('TalentLayout'));
  expect(guarded.filter((address) => address.startsWith('/production/'))).toEqual(
    servedIn('ProductionLayout'),
  );
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
