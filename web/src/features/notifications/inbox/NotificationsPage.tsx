import { useEffect } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { inboxWrites } from '#features/notifications/inbox/inbox-writes.ts';
import { NotificationRow } from '#features/notifications/inbox/NotificationRow.tsx';
import { subscribeToNotifications } from '#features/notifications/inbox/notification-updates.ts';
import { useMarkAllRead } from '#features/notifications/inbox/use-mark-all-read.ts';
import { useOlderNotifications } from '#features/notifications/inbox/use-older-notifications.ts';
import { preferencesOf } from '#paths.ts';
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
          <Link to={preferencesOf[role]} className="font-semibold text-accent underline underline-offset-4">
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
