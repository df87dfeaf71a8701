import { UNDO_SECONDS } from '@kirdaar/contract/rules/limits';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import * as common from '#words/ui/common.ts';

interface UndoBarProps {
  /** A description of the move. */
  text: string;
  onUndo: () => void;
  /** Called when the bar has been shown for long enough. */
  onEnd: () => void;
}

/** Shows the last move for a while, with the offer to undo it. */
export function UndoBar({ text, onUndo, onEnd }: UndoBarProps) {
  const onTimeout = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(onTimeout, UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-32 z-10 flex justify-center px-4 lg:bottom-24 lg:left-70">
      <div className="pointer-events-auto flex max-w-full items-center gap-3 rounded-full bg-night py-1 pr-1.5 pl-5 text-on-night shadow-float">
        <p className="min-w-0 truncate">{text}</p>
        <button
          type="button"
          onClick={onUndo}
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
