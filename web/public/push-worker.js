/** Shows what is pushed to this browser, and opens what it leads to. It takes no requests and keeps no pages. */

// A new version need not wait until every page of the site is closed.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, text, link, tag } = read(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag,
      icon: '/push-icon.png',
      data: { address: addressOf(link) },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.address));
});

/** A browser ends a subscription that shows nothing, so something is shown in any case. */
function read(data) {
  try {
    const { title, text, link, tag } = data.json();
    return { title: String(title), text: String(text), link, tag: String(tag) };
  } catch {
    return { title: self.location.host, text: '', link: '/', tag: 'message' };
  }
}

/** An address of this site, whatever the message says. */
function addressOf(link) {
  const { pathname, search, hash } = URL.parse(String(link), self.location.origin) ?? {
    pathname: '/',
    search: '',
    hash: '',
  };
  return new URL(`${pathname}${search}${hash}`, self.location.origin).href;
}

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  return page ? page.focus() : self.clients.openWindow(address);
}
