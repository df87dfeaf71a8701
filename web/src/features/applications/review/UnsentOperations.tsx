import { useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import type { OperationQueue } from '#features/applications/review/operation-queue.ts';
import { housePath } from '#house-paths.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as words from '#words/applications/board.ts';
import * as common from '#words/ui/common.ts';

/** Says how much was not sent and why, and asks before the user leaves the casting call's applicants. */
export function UnsentOperations({ queue, jobId }: { queue: OperationQueue; jobId: string }) {
  // What is sent at once renders nothing.
  const stuck = useSyncExternalStore(queue.subscribe, () => {
    const { problem } = queue.state();
    return problem === 'offline' || problem === 'failed' ? queue.state() : undefined;
  });
  const board = housePath('jobApplicants', { id: jobId });
  const blocker = useBlocker(({ nextLocation }) => !!stuck && !nextLocation.pathname.startsWith(board));
  if (!stuck) return null;
  const { waiting, problem } = stuck;
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
              {common.try_again}
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
