import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as common from '#words/ui/common.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Whether it is wide enough for a picture. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * Modal dialog, open as long as it is rendered. The browser keeps the focus inside, closes it on Escape and
 * restores the focus.
 */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const heading = useId();

  /** Not for what happens inside it: a click on its content, or, because of React, the end of a dialog within it. */
  function closeItself({ target, currentTarget }: SyntheticEvent) {
    if (target === currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click beside it does what Escape does.
    <dialog
      ref={open}
      aria-labelledby={heading}
      onClose={closeItself}
      // Not for the second click of the double click that has opened it.
      onClick={(event) => event.detail < 2 && closeItself(event)}
      className={classNames(
        'm-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-card text-ink shadow-float backdrop:bg-black/60',
        wide ? 'max-w-4xl' : 'max-w-lg',
      )}
    >
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <header className="flex items-start justify-between gap-4">
          <h2 id={heading} className="wrap-anywhere text-2xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label={common.close}
            onClick={onClose}
            className="-m-2 shrink-0 rounded-control p-2.5 text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Closing a dialog restores the focus; removing it from the document would lose it. */
function open(dialog: HTMLDialogElement | null) {
  if (!dialog) return undefined;
  if (!dialog.open) dialog.showModal();
  return () => dialog.close();
}
