/**
 * Service worker for push notifications: shows them and opens their pages. It intercepts no requests and
 * caches nothing.
 */

// Activates a new version without waiting until every tab of the site is closed.
self.addEventListener('install', () => self.skipWaiting());

let shown = Promise.resolve();

// One after another: each loads its icon first, so an earlier one could replace a later one of the same tag.
self.addEventListener('push', (event) => {
  const { title, text, link, tag } = read(event.data);
  const options = { body: text, tag, icon: '/push-icon.png', data: { url: urlOf(link) } };
  const show = () => self.registration.showNotification(title, options);
  shown = shown.then(show, show);
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** Browsers cancel a subscription whose messages show no notification, so unreadable data shows one too. */
function read(data) {
  try {
    const { title, text, link, tag } = data.json();
    return { title: String(title), text: String(text), link, tag: String(tag) };
  } catch {
    return { title: self.location.host, text: '', link: '/', tag: 'message' };
  }
}

/** Returns a URL of this site, even if the link points to another one. */
function urlOf(link) {
  const { pathname, search, hash } = URL.parse(String(link), self.location.origin) ?? {
    pathname: '/',
    search: '',
    hash: '',
  };
  return new URL(`${pathname}${search}${hash}`, self.location.origin).href;
}

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((open) => open.url === url);
  return page ? page.focus() : self.clients.openWindow(url);
}
