import type { Reply } from '@kirdaar/contract/api';
import { useEffect, useState, useTransition } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { preferencesOf } from '#account-paths.ts';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { inboxWrites, useMarkAllRead } from '#features/notifications/inbox/inbox-writes.ts';
import { NotificationRow } from '#features/notifications/inbox/NotificationRow.tsx';
import { subscribeToNotifications } from '#features/notifications/inbox/notification-updates.ts';
import { roleOfPath } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/notifications/inbox.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/NotificationsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.inbox_title, page);

export const clientLoader = () => callApi('GET /api/notices');

export const clientAction = pageAction(inboxWrites);

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const role = roleOfPath(useLocation().pathname);
  // A live update: the server says that something has changed.
  useEffect(() => subscribeToNotifications(() => void revalidate()), [revalidate]);

  const { shown, more, busy, failure, loadOlder, showAllRead } = useOlderNotifications(loaderData);
  const markAllRead = useMarkAllRead(role, showAllRead);
  const [first] = shown;

  return (
    <Page
      title={words.inbox_title}
      lead={
        <>
          {words.inbox_lead}{' '}
          <Link to={preferencesOf[role]} className="link underline">
            {common.notification_settings}
          </Link>
        </>
      }
      actions={
        first &&
        shown.some(({ read_at }) => !read_at) && (
          <Button
            variant="secondary"
            disabled={markAllRead.busy}
            onClick={() => markAllRead.submit(first.id)}
          >
            {words.mark_all}
          </Button>
        )
      }
    >
      {shown.length === 0 && <Notice>{words.inbox_empty}</Notice>}
      {shown.length > 0 && (
        <ul className="max-w-3xl divide-y divide-line rounded-card border border-line bg-card p-2 shadow-card">
          {shown.map((notification) => (
            <li key={notification.id}>
              <NotificationRow notification={notification} />
            </li>
          ))}
        </ul>
      )}
      {failure && <Notice tone="failure">{failure}</Notice>}
      {more && (
        <Button variant="secondary" disabled={busy} onClick={loadOlder} className="self-start">
          {busy ? common.loading : words.older}
        </Button>
      )}
    </Page>
  );
}

type Notifications = Pick<Reply<'GET /api/notices'>, 'notices' | 'more'>;

/** The newest notifications, followed by the older ones that the user has loaded. */
function useOlderNotifications(newest: Notifications) {
  const [older, setOlder] = useState<Notifications>();
  const [failure, setFailure] = useState<string>();
  const [busy, startLoading] = useTransition();
  const known = new Set(newest.notices.map(({ id }) => id));
  const shown = [...newest.notices, ...(older?.notices ?? []).filter(({ id }) => !known.has(id))];

  function loadOlder() {
    setFailure(undefined);
    startLoading(async () => {
      try {
        const next = await callApi('GET /api/notices', { query: { before: shown.at(-1)?.id } });
        setOlder({ notices: [...shown, ...next.notices], more: next.more });
      } catch (error) {
        setFailure(serverMessage(error, words.older_failed));
      }
    });
  }

  /** Shows the older ones as read, too; the page loads only the newest again. */
  function showAllRead() {
    const now = new Date().toISOString();
    const notices = shown.map((notice) => ({ ...notice, read_at: notice.read_at ?? now }));
    if (older) setOlder({ ...older, notices });
  }

  return { shown, more: (older ?? newest).more, busy, failure, loadOlder, showAllRead };
}
