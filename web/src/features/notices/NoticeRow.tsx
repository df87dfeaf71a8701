import type { Notice } from '@kirdaar/contract/notices';
import { Link } from 'react-router';
import { markRead } from '#features/notices/mark-read.ts';
import { classNames } from '#ui/class-names.ts';

interface NoticeRowProps {
  notice: Notice;
  /** Runs when it is opened. */
  onOpen?: () => void;
}

const when = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** One notice: what it is about, when it came, and the way to its page, by which it becomes read. */
export function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const { id, title, text, path, created_at, read_at } = notice;

  function open() {
    if (!read_at) markRead(id);
    onOpen?.();
  }

  return (
    <Link
      to={path}
      onClick={open}
      className="grid grid-cols-[0.75rem_1fr] gap-x-2 rounded-control px-3 py-2.5 hover:bg-sunken"
    >
      <span
        aria-hidden
        className={classNames('mt-2 size-2 rounded-full', read_at ? 'bg-transparent' : 'bg-accent')}
      />
      <span className="min-w-0">
        <span className={classNames('block', !read_at && 'font-semibold')}>
          {!read_at && <span className="sr-only">Unread: </span>}
          {title}
        </span>
        <span className="mt-0.5 block text-muted text-sm">{text}</span>
        <time dateTime={created_at} className="mt-1 block text-muted text-xs tabular-nums">
          {when.format(new Date(created_at))}
        </time>
      </span>
    </Link>
  );
}
