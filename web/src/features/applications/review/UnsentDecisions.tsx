import { useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import type { DecisionQueue } from '#features/applications/review/decision-queue.ts';
import { housePath } from '#house-paths.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as words from '#words/applications/board.ts';

/** Says which decisions were not sent and why, and asks before the user leaves the casting call's applicants. */
export function UnsentDecisions({ queue, jobId }: { queue: DecisionQueue; jobId: string }) {
  // A decision that is sent at once renders nothing.
  const isStuck = useSyncExternalStore(queue.subscribe, () => isStuckNow(queue));
  const waiting = useSyncExternalStore(queue.subscribe, () => (isStuck ? queue.state().waiting : 0));
  const problem = useSyncExternalStore(queue.subscribe, () => queue.state().problem);
  const blocker = useBlocker(
    ({ nextLocation }) =>
      isStuck && !nextLocation.pathname.startsWith(housePath('jobApplicants', { id: jobId })),
  );
  if (!isStuck) return null;
  return (
    <>
      <div
        role="alert"
        className="sticky top-17 z-10 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-accent/40 bg-wash px-4 py-2 font-medium text-accent-strong"
      >
        {problem === 'offline' ? (
          <p>{words.offline(waiting)}</p>
        ) : (
          <>
            <p>{words.unsaved(waiting)}</p>
            <Button variant="quiet" onClick={queue.retry} className="px-0!">
              {words.unsent_retry}
            </Button>
          </>
        )}
      </div>
      {blocker.state === 'blocked' && (
        <Dialog title={words.unsent(waiting)} onClose={blocker.reset}>
          <p>{words.unsent_lead}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={blocker.proceed}>
              {words.unsent_leave}
            </Button>
            <Button onClick={blocker.reset}>{words.unsent_stay}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function isStuckNow(queue: DecisionQueue): boolean {
  const { problem } = queue.state();
  return problem === 'offline' || problem === 'failed';
}
