import type { Reply } from '@kirdaar/contract/api';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { followNotices } from '#features/notices/notice-news.ts';

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

/** Calls back with the newest notices, at first and whenever it stands otherwise under the bell. */
export function followNewest(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  const unfollow = followNotices(loadNewest);
  void loadNewest();
  return () => {
    changed.removeEventListener('change', listener);
    unfollow();
    latest += 1;
    newest = loading;
  };
}

export async function loadNewest() {
  latest += 1;
  const own = latest;
  const found = await call('GET /api/notices').then(
    (reply): Newest => ({ state: 'loaded', ...reply }),
    (error): Newest => ({
      state: 'failed',
      message: serverMessage(error, 'Your notices could not be loaded.'),
    }),
  );
  // What was asked for later counts.
  if (own !== latest) return;
  newest = found;
  changed.dispatchEvent(new Event('change'));
}
