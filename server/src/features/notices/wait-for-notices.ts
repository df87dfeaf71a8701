import { findNoticeState } from '#features/notices/queries.ts';
import type { Actor } from '#platform/actor.ts';
import type { Question } from '#platform/news.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

interface Seen {
  newest?: string | undefined;
  unread?: number | undefined;
}

type OnGone = Question<unknown>['onGone'];

/** How it stands under the bell, once that is other than what was seen, or after a while. */
export function waitForNotices(
  { db, now, news }: Services,
  { id, session_hash }: Actor,
  { newest = undefined, unread }: Seen,
  onGone: OnGone,
) {
  return news.wait(id, {
    // The session may end while its request waits.
    read: async () => {
      const state = await findNoticeState(db, id, session_hash, now());
      if (!state) throw new Refusal(401, 'Please log in.');
      return state;
    },
    isNew: (state) => state.newest !== (newest ?? null) || state.unread !== unread,
    onGone,
  });
}
