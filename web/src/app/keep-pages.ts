import { workerUrl } from '#api/worker-url.ts';
import { onSessionChange, readToken } from '#session/store.ts';

if ('serviceWorker' in navigator) {
  // Private windows of some browsers reject, and then pages simply need a connection.
  navigator.serviceWorker.register(workerUrl('/push-worker.js')).catch(() => {});
  let token = readToken();
  if (!token) forget();
  onSessionChange(() => {
    if (readToken() !== token) forget();
    token = readToken();
  });
}

/** Deletes what the service worker keeps of the account that was logged in: its pages, and its session. */
function forget() {
  void caches.delete('own');
  indexedDB.deleteDatabase('waiting-login');
}
