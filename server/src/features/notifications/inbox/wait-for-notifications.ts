import { findInboxState } from '#features/notifications/inbox/queries.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Question } from '#platform/http/live-updates.ts';
import type { Services } from '#platform/services.ts';

/** Waits until the inbox differs from what the client has seen, or for a timeout, and returns its state. */
export function waitForNotifications(
  { db, now, liveUpdates }: Services,
  { id, session_hash }: Actor,
  { newest, unread }: { newest?: string | undefined; unread?: number | undefined },
  onGone: Question<unknown>['onGone'],
) {
  return liveUpdates.wait(id, {
    // The session may end while the request is waiting.
    read: async () => {
      const state = await findInboxState(db, id, session_hash, now());
      if (!state) throw new AppError('login_required');
      return state;
    },
    isNew: (state) => state.newest !== (newest ?? null) || state.unread !== unread,
    onGone,
  });
}
