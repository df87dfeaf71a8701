import { participantOf } from '#features/messaging/conversations/participant.ts';
import { countUnread, findStamp } from '#features/messaging/conversations/queries.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Question } from '#platform/http/live-updates.ts';
import type { Services } from '#platform/services.ts';

/** Waits for a live update or a timeout, and returns the number of conversations with unread messages. */
export function waitForConversations(
  { db, now, liveUpdates }: Services,
  actor: Actor,
  knownStamp: number | undefined,
  onGone: Question<unknown>['onGone'],
) {
  const participant = participantOf(actor);
  return liveUpdates.wait(actor.id, {
    // The session may end while the request is waiting.
    read: async () => {
      const found = await findStamp(db, participant, actor.session_hash, now());
      if (!found) throw new AppError('login_required');
      return { ...found, unread: await countUnread(db, participant, now()) };
    },
    isNew: ({ stamp }) => stamp !== knownStamp,
    onGone,
  });
}
