import { useSyncExternalStore } from 'react';
import { markAllRead } from '#features/notices/mark-read.ts';
import { NoticeRow } from '#features/notices/NoticeRow.tsx';
import { currentNewest, followNewest, loading, loadNewest } from '#features/notices/newest-notices.ts';
import { noticesOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';

const SHOWN = 6;

interface NoticePanelProps {
  reader: Role;
  /** Runs when a link in it leads away. */
  onLeave: () => void;
}

/** The newest notices, and the way to all. */
export function NoticePanel({ reader, onLeave }: NoticePanelProps) {
  const newest = useSyncExternalStore(followNewest, currentNewest, () => loading);
  const notices = newest.state === 'loaded' ? newest.notices.slice(0, SHOWN) : [];
  const [first] = notices;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-11 items-center justify-between gap-2 pl-3">
        <h2 className="font-semibold text-lg">Notices</h2>
        {first && notices.some(({ read_at }) => !read_at) && (
          <Button look="quiet" className="px-3" onClick={() => markAllRead(first.id)}>
            Mark all read
          </Button>
        )}
      </div>
      {newest.state === 'loading' && <p className="px-3 py-4 text-muted">Loading…</p>}
      {newest.state === 'failed' && (
        <div role="alert" className="flex flex-col items-start gap-2 px-3 py-3">
          <p className="text-accent-strong">{newest.message}</p>
          <Button look="secondary" onClick={loadNewest}>
            Try again
          </Button>
        </div>
      )}
      {newest.state === 'loaded' && notices.length === 0 && (
        <p className="px-3 py-4 text-muted">Nothing yet. What happens to you here is told under this bell.</p>
      )}
      <ul>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} onOpen={onLeave} />
          </li>
        ))}
      </ul>
      <ButtonLink look="quiet" to={noticesOf[reader]} onClick={onLeave} className="justify-start px-3">
        All notices
      </ButtonLink>
    </div>
  );
}
