import type { Notice as NoticeEntry } from '@kirdaar/contract/notices';
import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { markAllRead } from '#features/notices/mark-read.ts';
import { NoticeRow } from '#features/notices/NoticeRow.tsx';
import { followNotices } from '#features/notices/notice-news.ts';
import { preferencesOf } from '#paths.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/NoticesPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Notices', page);

export const clientLoader = () => call('GET /api/notices');

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const session = useSession();
  const [older, setOlder] = useState<{ notices: NoticeEntry[]; more: boolean }>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => followNotices(() => void revalidate()), [revalidate]);

  const fresh = new Set(loaderData.notices.map(({ id }) => id));
  const shown = [...loaderData.notices, ...(older?.notices ?? []).filter(({ id }) => !fresh.has(id))];
  const [first] = shown;

  async function showOlder() {
    setBusy(true);
    setFailure(undefined);
    try {
      const next = await call('GET /api/notices', { query: { before: shown.at(-1)?.id } });
      setOlder({ notices: [...shown, ...next.notices], more: next.more });
    } catch (error) {
      setFailure(serverMessage(error, 'The older notices could not be loaded. Please try again.'));
    }
    setBusy(false);
  }

  async function markAll(newest: string) {
    const read_at = new Date().toISOString();
    if (!(await markAllRead(newest))) return;
    setOlder(
      older && {
        ...older,
        notices: older.notices.map((notice) => ({ ...notice, read_at: notice.read_at ?? read_at })),
      },
    );
  }

  return (
    <Page
      title="Notices"
      lead={
        <>
          What happened to you here, newest first. Notices go after half a year.{' '}
          {session && (
            <Link
              to={preferencesOf[session.role]}
              className="font-semibold text-accent underline underline-offset-4"
            >
              Choose what also comes elsewhere
            </Link>
          )}
        </>
      }
      actions={
        first &&
        shown.some(({ read_at }) => !read_at) && (
          <Button look="secondary" onClick={() => markAll(first.id)}>
            Mark all read
          </Button>
        )
      }
    >
      {shown.length === 0 && <Notice>Nothing yet.</Notice>}
      {shown.length > 0 && (
        <ul className="max-w-3xl divide-y divide-line rounded-card border border-line bg-card p-2 shadow-card">
          {shown.map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} />
            </li>
          ))}
        </ul>
      )}
      {failure && <Notice tone="failure">{failure}</Notice>}
      {(older ?? loaderData).more && (
        <Button look="secondary" disabled={busy} onClick={showOlder} className="self-start">
          {busy ? 'Loading…' : 'Show older'}
        </Button>
      )}
    </Page>
  );
}
