import { splitAddress } from '@kirdaar/contract/rules/page-addresses';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { offlineFile } from './offline-file.ts';

declare const self: ServiceWorkerGlobalScope;
/** Listed by the build. */
declare const SHELL_FILES: PrecacheEntry[];

const DAY_SECONDS = 24 * 60 * 60;
/** A page that takes longer is shown as it was last time, if it was. */
const SLOW_SECONDS = 4;

/** Pages without user data: those of visitors, and those of talent, which load their data through the API. */
const PAGE =
  /^\/(_|about|services|projects|plans|contact|clients|privacy|terms|grievance|profiles|castingcalls)?(\.data)?$|^\/(castingcalls|talent|houses|project-details)\/[^/]+(\.data)?$|^\/__manifest$|^\/user\/(?!login|register|verify|forgot|reset|google)[^?]+$/;
/** What the pages of talent load to show calls, the talent's own applications and the form with its draft. */
const OWN_DATA =
  /^\/api\/(user\/(popular-casting-calls|calls-for-you|job-applications|job-applications\/[0-9a-f-]{36}\/sent|application-kits|auditions|offers|self-tapes|casting-invitations|calendar|plan\/current|profile|profile\/draft|media|saved-jobs|saved-job-ids|saved-searches|muted-houses|conversations|conversations\/[0-9a-f-]{36})|notices|production\/jobs\/[0-9a-f-]{36})$/;

// A new version takes over without waiting until every tab of the site is closed.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

cleanupOutdatedCaches();
precacheAndRoute(SHELL_FILES, { directoryIndex: '', cleanURLs: false });

const complete = new CacheableResponsePlugin({ statuses: [200] });
const keep = (maxEntries: number, days: number) => [
  complete,
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SECONDS, purgeOnQuotaError: true }),
];

/** Keeps the data of each login apart. A logout deletes the whole cache. */
const ofLogin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    const login = new TextEncoder().encode(request.headers.get('authorization') ?? '');
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', login));
    url.searchParams.set('login', hash.slice(0, 16).join('-'));
    return url.href;
  },
};

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: keep(300, 60) }),
);
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin &&
    PAGE.test(splitAddress(url.pathname).address) &&
    (request.mode === 'navigate' || /(\.data|manifest)$/.test(url.pathname)),
  new NetworkFirst({ cacheName: 'pages', networkTimeoutSeconds: SLOW_SECONDS, plugins: keep(80, 7) }),
);
// Not limited in time: what is shown as the state of an application must not be older than necessary.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && OWN_DATA.test(url.pathname),
  new NetworkFirst({ cacheName: 'own', plugins: [ofLogin, ...keep(80, 7)] }),
);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());

setCatchHandler(async ({ request }) => {
  if (request.destination !== 'document') return Response.error();
  const { language } = splitAddress(new URL(request.url).pathname);
  return (await matchPrecache(`/${offlineFile(language)}`)) ?? Response.error();
});
