import { expect, test } from 'vitest';
import { openPageCacheKeys } from '#platform/http/page-cache-key.ts';

const id = '7b0f3c1e-52a4-4e0d-9a86-2f6f3d1f9d10';
const CALLS = ['search', 'city', 'paid', 'pay_from', 'closing_soon', 'sort', 'page'];
const PROFILES = ['gender', 'tattoos', 'page'];
/** The routes of a build, by their ids, with the URL parameters of their pages. */
const routes = {
  root: { path: '', module: {} },
  page: kept(undefined),
  plans: kept('/plans'),
  calls: kept('/castingcalls', CALLS),
  call: kept('/castingcalls/:id'),
  profiles: kept('/profiles', PROFILES),
  talent: kept('/talent/:id'),
  named: kept('/t/:slug'),
  shared: { path: '/shared/:token', parentId: 'app/PublicLayout', module: { handle: { cacheKey: [] } } },
  account: { path: '/user/account', parentId: 'talent-pages', module: { handle: 'wide-page' } },
};
// The rest of a route does not matter here.
const addressOf = openPageCacheKeys(routes as never);

function kept(path: string | undefined, cacheKey?: string[]) {
  return { path, parentId: 'kept-pages', module: cacheKey ? { handle: { cacheKey } } : {} };
}

test('caches public pages and their data by their parameters', () => {
  expect(
    ['/', '/_.data', '/plans', '/castingcalls.data', `/talent/${id}`, '/t/asha-rao'].map(addressOf),
  ).toEqual(['/', '/_.data', '/plans', '/castingcalls.data', `/talent/${id}`, '/t/asha-rao']);
  expect(addressOf('/castingcalls?search=&city=%20Pune&page=2')).toBe('/castingcalls?city=Pune&page=2');
  expect(addressOf('/castingcalls?paid=true&pay_from=5000&closing_soon=true&sort=pay')).toBe(
    '/castingcalls?paid=true&pay_from=5000&closing_soon=true&sort=pay',
  );
  expect(addressOf('/profiles?gender=Male&tattoos=No&utm_source=mail')).toBe(
    '/profiles?gender=Male&tattoos=No',
  );
  expect(addressOf('/profiles.data?_routes=root%2Cpage')).toBe('/profiles.data?_routes=root%2Cpage');
});

test('caches the pages of each language separately', () => {
  expect(
    ['/hi', '/hi/_.data', '/hi.data', '/hi/plans', '/hi/castingcalls.data?city='].map(addressOf),
  ).toEqual(['/hi', '/hi/_.data', '/hi/_.data', '/hi/plans', '/hi/castingcalls.data']);
  expect(['/hi/user/account', '/hide', '/mr/plans'].map(addressOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('caches no page with a token, of an area, with an unknown parameter or with a long address', () => {
  const others = [
    '/user/account',
    '/shared/abc',
    '/dev/outbox',
    '/_',
    '/.data',
    '/castingcalls/A%2FB',
    '/castingcalls?limit=9',
    '/plans?page=2',
    '/profiles?_routes=root',
    '/profiles.data?_routes=other',
    '/profiles.data?_routes=constructor',
    `/castingcalls?search=${'a'.repeat(500)}`,
  ];

  expect(others.filter((url) => addressOf(url) !== undefined)).toEqual([]);
});
