import { useState } from 'react';
import { Outlet, useOutletContext } from 'react-router';
import type { BoardFilters } from '#features/applications/review/board-filters.ts';
import type { Board } from '#features/applications/review/board-state.ts';
import { ShortcutHelp } from '#features/applications/review/ShortcutHelp.tsx';
import { areShortcutsOn, saveShortcutsOn } from '#features/applications/review/shortcut-setting.ts';
import { UndoBar } from '#features/applications/review/UndoBar.tsx';
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
  /** Shows the list of shortcuts. */
  showShortcuts: () => void;
}

/** Holds the board of a casting call while the user moves between it and its applications. */
export function BoardProvider({ jobId, filters, title, start }: BoardProviderProps) {
  const store = useBoardStore(jobId, filters, start);
  const [shortcutsOn, setShortcutsOn] = useState(areShortcutsOn);
  const [helpOpen, setHelpOpen] = useState(false);

  function switchShortcuts(on: boolean) {
    saveShortcutsOn(on);
    setShortcutsOn(on);
  }

  const context: BoardContext = {
    jobId,
    title,
    filters,
    store,
    shortcutsOn,
    showShortcuts: () => setHelpOpen(true),
  };
  return (
    <>
      <Outlet context={context} />
      <p role="status" className="sr-only">
        {store.announcement}
      </p>
      {store.lastMove && (
        <UndoBar
          key={store.lastMove.request_ids[0]}
          move={store.lastMove}
          onUndo={store.undo}
          onEnd={store.clearMoves}
        />
      )}
      {helpOpen && (
        <ShortcutHelp on={shortcutsOn} onSwitch={switchShortcuts} onClose={() => setHelpOpen(false)} />
      )}
    </>
  );
}

/** Returns the open board around a page; undefined on a page without one. */
export function useBoardContext(): BoardContext | undefined {
  return useOutletContext<BoardContext | undefined>();
}
