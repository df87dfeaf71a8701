import { countUnread, findStamp } from '#features/conversations/queries.ts';
import { sideOf } from '#features/conversations/side.ts';
import type { Actor } from '#platform/actor.ts';
import type { Question } from '#platform/news.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** In how many conversations something is unread: once there is news, or after a while. */
export function waitForConversations(
  { db, now, news }: Services,
  actor: Actor,
  seen: number | undefined,
  onGone: Question<unknown>['onGone'],
) {
  const side = sideOf(actor);
  return news.wait(actor.id, {
    // The session may end while its request waits.
    read: async () => {
      const found = await findStamp(db, side, actor.session_hash, now());
      if (!found) throw new Refusal(401, 'Please log in.');
      return { ...found, unread: await countUnread(db, side, now()) };
    },
    isNew: ({ stamp }) => stamp !== seen,
    onGone,
  });
}
