import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { Outlet, useOutletContext } from 'react-router';
import type { BoardFilters } from '#features/applications/review/board-filters.ts';
import { type Board, cardsIn } from '#features/applications/review/board-state.ts';
import { ConflictDialog } from '#features/applications/review/ConflictDialog.tsx';
import { ClientResponses } from '#features/applications/review/client-responses.ts';
import { decisionQueue } from '#features/applications/review/decision-queue.ts';
import { ShortcutHelp } from '#features/applications/review/ShortcutHelp.tsx';
import { noSelection, type Selection, toggleOne } from '#features/applications/review/selection.ts';
import { areShortcutsOn, saveShortcutsOn } from '#features/applications/review/shortcut-setting.ts';
import { UndoBar } from '#features/applications/review/UndoBar.tsx';
import { UnsentDecisions } from '#features/applications/review/UnsentDecisions.tsx';
import { useBoardNews } from '#features/applications/review/use-board-news.ts';
import { type BoardStore, useBoardStore } from '#features/applications/review/use-board-store.ts';

interface BoardProviderProps {
  jobId: string;
  filters: BoardFilters;
  /** The title of the casting call. */
  title: string;
  start: Board;
}

/** The state shared by the board and the page of one application. */
export interface BoardContext {
  jobId: string;
  title: string;
  filters: BoardFilters;
  store: BoardStore;
  /** Whether single-key shortcuts are on. */
  shortcutsOn: boolean;
  selection: Selection;
  select: Dispatch<SetStateAction<Selection>>;
  /** Selects or unselects an application, with Shift every one from the last ticked to this one. */
  toggle: (id: string, shift: boolean) => void;
  /** Shows the list of shortcuts. */
  showShortcuts: () => void;
}

/** Holds the board of a casting call while the user moves between it and its applications. */
export function BoardProvider({ jobId, filters, title, start }: BoardProviderProps) {
  const store = useBoardStore(jobId, filters, start);
  const responses = useBoardNews(jobId, filters, store);
  const [shortcutsOn, setShortcutsOn] = useState(areShortcutsOn);
  const [selection, select] = useState(noSelection);
  const [helpOpen, setHelpOpen] = useState(false);

  function switchShortcuts(on: boolean) {
    saveShortcutsOn(on);
    setShortcutsOn(on);
  }

  // The same function after every move, because otherwise each card would be rendered again.
  const { latest } = store;
  const toggle = useCallback(
    (id: string, shift: boolean) => {
      const board = latest();
      const status = board.cards[id]?.status;
      const column = status ? cardsIn(board, status).map(({ application_id }) => application_id) : [];
      select((before) => toggleOne(before, id, column, shift));
    },
    [latest],
  );

  const context: BoardContext = {
    jobId,
    title,
    filters,
    store,
    selection,
    select,
    toggle,
    shortcutsOn,
    showShortcuts: () => setHelpOpen(true),
  };
  return (
    <>
      <UnsentDecisions queue={decisionQueue} jobId={jobId} />
      <ClientResponses value={responses}>
        <Outlet context={context} />
      </ClientResponses>
      <p role="status" className="sr-only">
        {store.announcement}
      </p>
      {store.conflict && (
        <ConflictDialog
          conflict={store.conflict}
          onConfirm={store.confirmMove}
          onClose={store.dropConflict}
        />
      )}
      {store.lastMove && (
        <UndoBar
          key={store.lastMove.request_ids[0]}
          move={store.lastMove}
          onUndo={store.undo}
          onEnd={store.clearMoves}
        />
      )}
      {helpOpen && (
        <ShortcutHelp
          stageNames={store.board.stageNames}
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
