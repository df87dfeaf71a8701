import { useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useOutletContext } from 'react-router';
import type { BoardFilters } from '#features/applications/review/board-filters.ts';
import type { Board } from '#features/applications/review/board-state.ts';
import { type BoardStore, openBoardStore } from '#features/applications/review/board-store.ts';
import { ClientResponses } from '#features/applications/review/ClientOpinions.tsx';
import { followLiveUpdates } from '#features/applications/review/follow-live-updates.ts';
import { operationQueue } from '#features/applications/review/operation-queue.ts';
import { ShortcutHelp } from '#features/applications/review/ShortcutHelp.tsx';
import type { Selection } from '#features/applications/review/selection.ts';
import { UndoBar } from '#features/applications/review/UndoBar.tsx';
import { UnsentOperations } from '#features/applications/review/UnsentOperations.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as words from '#words/applications/board.ts';

interface BoardProviderProps {
  jobId: string;
  filters: BoardFilters;
  /** The title of the casting call. */
  title: string;
  start: Board;
}

/** The state shared by the board and the page of one application. */
export interface BoardContext extends Pick<BoardProviderProps, 'jobId' | 'filters' | 'title'> {
  store: BoardStore;
  /** The board of the store, as it is rendered. */
  board: Board;
  selection: Selection;
  /** Whether single-key shortcuts are on. */
  shortcutsOn: boolean;
  /** Shows the list of shortcuts. */
  showShortcuts: () => void;
}

/** Whether single-key shortcuts are off on this device. Users of speech input may turn them off. */
const SHORTCUTS = 'review-shortcuts';

/** Holds the board of a casting call while the user moves between it and its applications. */
export function BoardProvider({ jobId, filters, title, start }: BoardProviderProps) {
  const [store] = useState(() => openBoardStore(jobId, filters, start));
  const { board, selection, responses, moves, conflict, announcement } = useSyncExternalStore(
    store.subscribe,
    store.state,
  );
  const [shortcutsOn, setShortcutsOn] = useState(() => localStorage.getItem(SHORTCUTS) !== 'off');
  const [helpOpen, setHelpOpen] = useState(false);
  useEffect(() => followLiveUpdates(jobId, filters, store), [jobId, filters, store]);

  function switchShortcuts(on: boolean) {
    if (on) localStorage.removeItem(SHORTCUTS);
    else localStorage.setItem(SHORTCUTS, 'off');
    setShortcutsOn(on);
  }

  const showShortcuts = () => setHelpOpen(true);
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
      {move && (
        <UndoBar
          key={move.requests[0]?.request_id}
          text={move.text}
          onUndo={store.undo}
          onEnd={() => store.set({ moves: [] })}
        />
      )}
      {helpOpen && (
        <ShortcutHelp
          stageNames={board.stageNames}
          on={shortcutsOn}
          onSwitch={switchShortcuts}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </>
  );
}

/** Returns the open board around a page; undefined on a page without one. */
export function useBoardContext(): BoardContext | undefined {
  return useOutletContext<BoardContext | undefined>();
}
