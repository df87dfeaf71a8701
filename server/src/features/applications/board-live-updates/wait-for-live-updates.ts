import { findBoardState, listChanges, listGone } from '#features/applications/board-live-updates/queries.ts';
import { listResponses } from '#features/applications/client-viewers/queries.ts';
import { requireJobOfHouse } from '#features/applications/received/read-received.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import type { Question } from '#platform/http/live-updates.ts';
import type { Services } from '#platform/services.ts';

/** Returns changes and client responses: at once or, with `seen`, when there is something new. */
export async function waitForLiveUpdates(
  { db, liveUpdates, now }: Pick<Services, 'db' | 'liveUpdates' | 'now'>,
  by: Reviewer,
  jobId: string,
  seen: string | undefined,
  onGone: Question<unknown>['onGone'],
) {
  const read = async () => {
    // The house may lose the casting call, or the member access to it, while the request is waiting.
    await requireJobOfHouse(db, by.production_house_id, jobId, by.id);
    const state = await findBoardState(db, jobId);
    // Read after the state, so that a change in between is reported twice and never missed.
    const responses = await listResponses(db, jobId);
    return { seen: `${state} ${responses.length}@${responses[0]?.changed_at ?? ''}`, responses };
  };
  const { responses, seen: current } =
    seen === undefined
      ? await read()
      : await liveUpdates.wait(by.id, { read, isNew: (found) => found.seen !== seen, onGone });
  // The first request also gets what has just changed, because its board was read before.
  const since = seen ?? current;
  return {
    seen: current,
    responses,
    changes: await listChanges(db, by, jobId, since, now()),
    gone: await listGone(db, jobId, since),
  };
}
