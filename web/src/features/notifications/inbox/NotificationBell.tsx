import type { Reply } from '@kirdaar/contract/api';
import { Bell } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { notificationsOf } from '#account-paths.ts';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useMarkAllRead } from '#features/notifications/inbox/inbox-writes.ts';
import { NotificationRow } from '#features/notifications/inbox/NotificationRow.tsx';
import {
  currentState,
  subscribeToNotifications,
  unknownState,
} from '#features/notifications/inbox/notification-updates.ts';
import type { Role } from '#session/area-of.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { iconButtonLook } from '#ui/IconButton.tsx';
import { UnreadIcon, unreadLabel } from '#ui/UnreadIcon.tsx';
import * as words from '#words/notifications/inbox.ts';
import * as common from '#words/ui/common.ts';

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

const SHOWN = 6;

/** The newest notifications, with a link to all of them. */
function NotificationPanel({ accountRole, onLeave }: { accountRole: Role; onLeave: () => void }) {
  const newest = useSyncExternalStore(subscribeToNewest, currentNewest, () => loading);
  const notifications = newest.state === 'loaded' ? newest.notices.slice(0, SHOWN) : [];
  const [first] = notifications;
  const markAllRead = useMarkAllRead(accountRole);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-11 items-center justify-between gap-2 pl-3">
        <h2 className="font-semibold text-lg">{words.inbox_title}</h2>
        {first && notifications.some(({ read_at }) => !read_at) && (
          <Button
            variant="quiet"
            className="px-3"
            disabled={markAllRead.busy}
            onClick={() => markAllRead.submit(first.id)}
          >
            {words.mark_all}
          </Button>
        )}
      </div>
      {newest.state === 'loading' && <p className="px-3 py-4 text-muted">{common.loading}</p>}
      {newest.state === 'failed' && (
        <div role="alert" className="flex flex-col items-start gap-2 px-3 py-3">
          <p className="text-accent-strong">{newest.message}</p>
          <Button variant="secondary" onClick={loadNewest}>
            {common.try_again}
          </Button>
        </div>
      )}
      {newest.state === 'loaded' && notifications.length === 0 && (
        <p className="px-3 py-4 text-muted">{words.inbox_empty}</p>
      )}
      <ul>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} onOpen={onLeave} />
          </li>
        ))}
      </ul>
      <ButtonLink
        variant="quiet"
        to={notificationsOf[accountRole]}
        onClick={onLeave}
        className="justify-start px-3"
      >
        {words.all}
      </ButtonLink>
    </div>
  );
}

type Newest =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | ({ state: 'loaded' } & Reply<'GET /api/notices'>);

const changed = new EventTarget();
const loading: Newest = { state: 'loading' };
let newest: Newest = loading;
let latest = 0;

function currentNewest(): Newest {
  return newest;
}

/** Calls the listener with the newest notifications, at first and whenever the notification state changes. */
function subscribeToNewest(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  const unsubscribe = subscribeToNotifications(loadNewest);
  void loadNewest();
  return () => {
    changed.removeEventListener('change', listener);
    unsubscribe();
    latest += 1;
    newest = loading;
  };
}

async function loadNewest() {
  latest += 1;
  const own = latest;
  const found = await callApi('GET /api/notices').then(
    (reply): Newest => ({ state: 'loaded', ...reply }),
    (error): Newest => ({
      state: 'failed',
      message: serverMessage(error, words.inbox_load_failed),
    }),
  );
  // A later request replaces this one.
  if (own !== latest) return;
  newest = found;
  changed.dispatchEvent(new Event('change'));
}
