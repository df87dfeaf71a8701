import type { InboxNotification } from '@kirdaar/contract/notifications/inbox';
import { Link } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { classNames } from '#ui/class-names.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import * as words from '#words/notifications/inbox.ts';

/** One notification: its subject, its time and a link to its page. Following the link marks it as read. */
export function NotificationRow(props: { notification: InboxNotification; onOpen?: () => void }) {
  const { id, title, text, path, created_at, read_at } = props.notification;

  function open() {
    // Sent while the page of the notification opens, without waiting for it; a failure does no harm.
    if (!read_at) void callApi('POST /api/notices/:id/read', { params: { id } }).catch(() => {});
    props.onOpen?.();
  }

  return (
    <Link
      to={path}
      // A page reads what is secret in its URL from that of its document.
      reloadDocument={path.includes('#')}
      onClick={open}
      className="grid grid-cols-[0.75rem_1fr] gap-x-2 rounded-control px-3 py-2.5 hover:bg-sunken"
    >
      <span
        aria-hidden
        className={classNames('mt-2 size-2 rounded-full', read_at ? 'bg-transparent' : 'bg-accent')}
      />
      <span className="min-w-0">
        <span className={classNames('block', !read_at && 'font-semibold')}>
          {!read_at && <span className="sr-only">{words.unread}</span>}
          {title}
        </span>
        <span className="mt-0.5 block text-muted text-sm">{text}</span>
        <time dateTime={created_at} className="mt-1 block text-muted text-xs tabular-nums">
          {formatDateTime(created_at)}
        </time>
      </span>
    </Link>
  );
}
