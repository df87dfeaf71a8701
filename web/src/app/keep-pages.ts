import { workerUrl } from '#features/notifications/push/worker-url.ts';
import { onSessionChange, readToken } from '#session/store.ts';

/** Of the service worker: what the pages of the logged-in person have loaded. */
const OWN = 'own';

if ('serviceWorker' in navigator) {
  if (document.readyState === 'complete') register();
  // What the page itself needs comes first.
  else addEventListener('load', register);
  let token = readToken();
  onSessionChange(() => {
    if (readToken() === token) return;
    token = readToken();
    void caches.delete(OWN);
  });
}

/** Private windows of some browsers refuse, and then pages simply need a connection. */
function register() {
  navigator.serviceWorker.register(workerUrl()).catch(() => {});
}
