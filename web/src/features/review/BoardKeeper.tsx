import { useState } from 'react';
import { Outlet, useOutletContext } from 'react-router';
import type { BoardChoice } from '#features/review/board-filters.ts';
import type { Board } from '#features/review/board-state.ts';
import { KeyHelp } from '#features/review/KeyHelp.tsx';
import { areShortcutsOn, keepShortcuts } from '#features/review/shortcut-setting.ts';
import { UndoBar } from '#features/review/UndoBar.tsx';
import { type BoardWork, useBoard } from '#features/review/use-board.ts';

interface BoardKeeperProps {
  jobId: string;
  choice: BoardChoice;
  /** The title of the call. */
  title: string;
  start: Board;
}

/** What the board and the page of one application share. */
export interface KeptBoard {
  jobId: string;
  title: string;
  choice: BoardChoice;
  work: BoardWork;
  /** Whether single keys act. */
  keysOn: boolean;
  /** Shows what the keys do. */
  showKeys: () => void;
}

/** Holds the board of a call while one goes between it and its applications. */
export function BoardKeeper({ jobId, choice, title, start }: BoardKeeperProps) {
  const work = useBoard(jobId, choice, start);
  const [keysOn, setKeysOn] = useState(areShortcutsOn);
  const [helps, setHelps] = useState(false);

  function switchKeys(on: boolean) {
    keepShortcuts(on);
    setKeysOn(on);
  }

  const kept: KeptBoard = { jobId, title, choice, work, keysOn, showKeys: () => setHelps(true) };
  return (
    <>
      <Outlet context={kept} />
      <p role="status" className="sr-only">
        {work.said}
      </p>
      {work.last && (
        <UndoBar
          key={work.last.request_ids[0]}
          step={work.last}
          onUndo={work.undo}
          onEnd={work.forgetSteps}
        />
      )}
      {helps && <KeyHelp on={keysOn} onSwitch={switchKeys} onClose={() => setHelps(false)} />}
    </>
  );
}

/** The board that is open around a page; undefined on a page without one. */
export function useKeptBoard(): KeptBoard | undefined {
  return useOutletContext<KeptBoard | undefined>();
}
