import { Bell } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { NoticePanel } from '#features/notices/NoticePanel.tsx';
import { currentState, followNotices, unknownState } from '#features/notices/notice-news.ts';
import type { Role } from '#session/area-of.ts';
import { classNames } from '#ui/class-names.ts';
import { iconButtonLook } from '#ui/IconButton.tsx';

/** Says how many notices are unread, as they come, and opens the newest under it. */
export function NoticeBell({ reader }: { reader: Role }) {
  const { unread, hasGrown } = useSyncExternalStore(followNotices, currentState, () => unknownState);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }
  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    <nav aria-label="Notices" className="relative shrink-0" onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={unread > 0 ? `Notices, ${unread} unread` : 'Notices'}
        title="Notices"
        className={classNames(iconButtonLook, 'relative min-h-11 min-w-11')}
        onClick={() => setOpen(!open)}
      >
        <Bell aria-hidden className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-0 right-0 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs leading-5 tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <span aria-live="polite" className="sr-only">
        {hasGrown && unread > 0 && `A new notice came. ${unread} unread.`}
      </span>
      <div
        id={panel}
        hidden={!open}
        // A click on what is no link keeps it open.
        tabIndex={-1}
        className="fixed inset-x-3 top-16 z-30 max-h-[calc(100dvh-5rem)] overflow-y-auto rounded-card border border-line bg-card p-2 shadow-float outline-none sm:absolute sm:inset-x-auto sm:top-full sm:right-0 sm:mt-2 sm:w-96"
      >
        {open && <NoticePanel reader={reader} onLeave={() => setOpen(false)} />}
      </div>
    </nav>
  );
}
