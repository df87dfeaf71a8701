import { MAX_SCORE, UNDO_SECONDS } from '@kirdaar/contract/rules/limits';
import { Undo2 } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useBlocker, useOutletContext } from 'react-router';
import type { BoardFilters } from '#features/applications/review/board-filters.ts';
import type { Board, Selection } from '#features/applications/review/board-state.ts';
import { type BoardStore, openBoardStore } from '#features/applications/review/board-store.ts';
import { ClientResponses } from '#features/applications/review/ClientOpinions.tsx';
import { followLiveUpdates } from '#features/applications/review/find-board.ts';
import { type OperationQueue, operationQueue } from '#features/applications/review/operation-queue.ts';
import { moveKeys, movesOf } from '#features/applications/review/use-review-shortcuts.ts';
import { type Shortcut, useShortcutHelp } from '#features/applications/review/use-shortcut-help.tsx';
import { housePath } from '#house-paths.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as words from '#words/applications/board.ts';
import * as reviewWords from '#words/applications/review.ts';
import { stage_name } from '#words/rules/stages.ts';
import * as common from '#words/ui/common.ts';

interface BoardProviderProps {
  jobId: string;
  filters: BoardFilters;
  title: string;
  start: Board;
}

export interface BoardContext extends Pick<BoardProviderProps, 'jobId' | 'filters' | 'title'> {
  store: BoardStore;
  board: Board;
  selection: Selection;
  shortcutsOn: boolean;
  showShortcuts: () => void;
}

export function BoardProvider({ jobId, filters, title, start }: BoardProviderProps) {
  const [store] = useState(() => openBoardStore(jobId, filters, start));
  const { board, selection, responses, moves, conflict, announcement } = useSyncExternalStore(
    store.subscribe,
    store.state,
  );
  const { shortcutsOn, showShortcuts, help } = useShortcutHelp(shortcutTable(board.stageNames));
  useEffect(() => followLiveUpdates(jobId, filters, store), [jobId, filters, store]);

  const keepColleagues = () => store.set({ conflict: undefined });
  const context = { jobId, title, filters, store, board, selection, shortcutsOn, showShortcuts };
  const move = moves.at(-1);
  return (
    <>
      <UnsentOperations queue={operationQueue} jobId={jobId} />
      <ClientResponses value={responses}>
        <Outlet context={context satisfies BoardContext} />
      </ClientResponses>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {conflict && (
        <Dialog title={words.conflict} onClose={keepColleagues}>
          <ul className="flex flex-col gap-1">
            {conflict.asked.map(({ reason }) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => store.confirmMove(conflict)}>{words.conflict_move}</Button>
            <Button variant="quiet" onClick={keepColleagues}>
              {words.conflict_keep}
            </Button>
          </div>
        </Dialog>
      )}
      {move && <UndoBar key={move.requests[0]?.request_id} text={move.text} store={store} />}
      {help}
    </>
  );
}

/** Returns the open board around a page; undefined on a page without one. */
export function useBoardContext(): BoardContext | undefined {
  return useOutletContext<BoardContext | undefined>();
}

/** Offers to undo the last move for a while. Later the key and the history of each applicant still do. */
function UndoBar({ text, store }: { text: string; store: BoardStore }) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-32 z-10 flex justify-center px-4 lg:bottom-24">
      <div className="pointer-events-auto flex max-w-full items-center gap-3 rounded-full bg-night py-1 pr-1.5 pl-5 text-on-night shadow-float">
        <p className="min-w-0 truncate">{text}</p>
        <button
          type="button"
          onClick={store.undo}
          aria-keyshortcuts="u"
          className="flex min-h-11 shrink-0 items-center gap-2 rounded-full px-4 font-semibold hover:bg-white/15 focus-visible:outline-on-night"
        >
          <Undo2 aria-hidden className="size-4" />
          {common.undo}
        </button>
      </div>
    </div>
  );
}

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

function shortcutTable(stageNames: readonly string[]): readonly Shortcut[] {
  return [
    [['j', 'k'], reviewWords.key_next],
    ...movesOf(stageNames).map(
      (stage) => [[moveKeys[stage]], reviewWords.key_move(stage_name(stage, stageNames))] as const,
    ),
    [['1', String(MAX_SCORE)], reviewWords.key_score(MAX_SCORE)],
    [['v'], reviewWords.key_play],
    [['n'], reviewWords.key_note],
    [['u'], reviewWords.key_undo],
    [['x'], reviewWords.key_select],
    [[reviewWords.key_enter], reviewWords.key_open],
    [['?'], reviewWords.key_help],
  ];
}
