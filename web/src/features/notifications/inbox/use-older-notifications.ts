import type { Reply } from '@kirdaar/contract/api';
import { useState, useTransition } from 'react';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import * as words from '#words/notifications/inbox.ts';

type Notifications = Pick<Reply<'GET /api/notices'>, 'notices' | 'more'>;

/** The newest notifications, followed by the older ones that the user has loaded. */
export function useOlderNotifications(newest: Notifications) {
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
