import { useSyncExternalStore } from 'react';
import { NotificationRow } from '#features/notifications/inbox/NotificationRow.tsx';
import {
  currentNewest,
  loading,
  loadNewest,
  subscribeToNewest,
} from '#features/notifications/inbox/newest-notifications.ts';
import { useMarkAllRead } from '#features/notifications/inbox/use-mark-all-read.ts';
import { notificationsOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import * as words from '#words/notifications/inbox.ts';
import * as common from '#words/ui/common.ts';

const SHOWN = 6;

interface NotificationPanelProps {
  accountRole: Role;
  /** Called when a link in the panel is followed. */
  onLeave: () => void;
}

/** The newest notifications, with a link to all of them. */
export function NotificationPanel({ accountRole, onLeave }: NotificationPanelProps) {
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
