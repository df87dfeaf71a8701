import type { Reply } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { subscribeToNotifications } from '#features/notifications/inbox/notification-updates.ts';
import * as words from '#words/notifications/inbox.ts';

type Newest =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | ({ state: 'loaded' } & Reply<'GET /api/notices'>);

const changed = new EventTarget();
export const loading: Newest = { state: 'loading' };
let newest: Newest = loading;
let latest = 0;

export function currentNewest(): Newest {
  return newest;
}

/** Calls the listener with the newest notifications, at first and whenever the notification state changes. */
export function subscribeToNewest(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  const unsubscribe = subscribeToNotifications(loadNewest);
  void loadNewest();
  return () => {
    changed.removeEventListener('change', listener);
    unsubscribe();
    latest += 1;
    newest = loading;
  };
}

export async function loadNewest() {
  latest += 1;
  const own = latest;
  const found = await callApi('GET /api/notices').then(
    (reply): Newest => ({ state: 'loaded', ...reply }),
    (error): Newest => ({
      state: 'failed',
      message: serverMessage(error, words.inbox_load_failed),
    }),
  );
  // A later request replaces this one.
  if (own !== latest) return;
  newest = found;
  changed.dispatchEvent(new Event('change'));
}
