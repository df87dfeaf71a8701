import { Bell } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { NotificationPanel } from '#features/notifications/inbox/NotificationPanel.tsx';
import {
  currentState,
  subscribeToNotifications,
  unknownState,
} from '#features/notifications/inbox/notification-updates.ts';
import type { Role } from '#session/area-of.ts';
import { classNames } from '#ui/class-names.ts';
import { iconButtonLook } from '#ui/IconButton.tsx';
import { UnreadIcon, unreadLabel } from '#ui/UnreadIcon.tsx';
import * as words from '#words/notifications/inbox.ts';

/** Bell with the live number of unread notifications, which opens a panel with the newest ones. */
export function NotificationBell({ reader }: { reader: Role }) {
  const { unread, hasGrown } = useSyncExternalStore(
    subscribeToNotifications,
    currentState,
    () => unknownState,
  );
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
    <nav
      aria-label={words.inbox_title}
      className="relative shrink-0"
      onBlur={closeWhenLeft}
      onKeyDown={closeOnEscape}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={unreadLabel(words.inbox_title, unread)}
        title={words.inbox_title}
        className={classNames(iconButtonLook, 'relative min-h-11 min-w-11')}
        onClick={() => setOpen(!open)}
      >
        <UnreadIcon Icon={Bell} unread={unread} />
      </button>
      <span aria-live="polite" className="sr-only">
        {hasGrown && unread > 0 && words.announced(unread)}
      </span>
      <div
        id={panel}
        hidden={!open}
        // Makes the panel focusable, so that a click beside a link does not close it.
        tabIndex={-1}
        className="fixed inset-x-3 top-16 z-30 max-h-[calc(100dvh-5rem)] overflow-y-auto rounded-card border border-line bg-card p-2 shadow-float outline-none sm:absolute sm:inset-x-auto sm:top-full sm:right-0 sm:mt-2 sm:w-96"
      >
        {open && <NotificationPanel accountRole={reader} onLeave={() => setOpen(false)} />}
      </div>
    </nav>
  );
}
