import type { InboxNotification } from '@kirdaar/contract/notifications/inbox';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import NotificationsPage, { clientAction } from '#features/notifications/inbox/NotificationsPage.tsx';
import { press } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

let newest: InboxNotification;

beforeEach(() => {
  newest = notification('n2');
});
function notification(id: string): InboxNotification {
  const text = { kind: 'views', title: `About ${id}`, text: 'Text', path: '/user/media' } as const;
  return { ...text, id, created_at: '2026-03-01T10:00:00.000Z', read_at: null };
}

async function show() {
  const loader = () => ({ notices: [newest], more: true });
  await openSite(
    [{ path: '/user/notices', Component: NotificationsPage, loader, action: clientAction }],
    '/user/notices',
    { toasts: true },
  );
}

const unread = () => screen.queryAllByText('Unread:');

test('shows older notifications below the newest', async () => {
  await show();

  await press('Show older');
  expect(received[0]?.to).toBe('GET /api/notices?before=n2');
  await reply('GET /api/notices', { notices: [notification('n1')], more: false });

  expect(screen.getAllByText(/^About/).map(({ textContent }) => textContent)).toEqual([
    'Unread: About n2',
    'Unread: About n1',
  ]);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('opens a page that has a secret in its URL as a document of its own', async () => {
  newest = { ...newest, path: '/object-to-correction#id=n&token=t' };
  await show();

  const isLeftToBrowser = fireEvent.click(screen.getByRole('link', { name: /About n2/ }));

  expect(isLeftToBrowser).toBe(true);
});

test('explains a failure to load older notifications', async () => {
  await show();

  await press('Show older');
  await reject('GET /api/notices', 502, { message: '' });

  expect(screen.getByText('We couldn’t load older notifications. Try again.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show older' })).toBeDefined();
});

test('marks all shown notifications as read, also the older ones', async () => {
  await show();
  await press('Show older');
  await reply('GET /api/notices', { notices: [notification('n1')], more: false });
  expect(unread()).toHaveLength(2);

  await press('Mark all as read');
  expect(received[1]).toMatchObject({ to: 'POST /api/notices/read', body: { newest: 'n2' } });
  newest = { ...newest, read_at: '2026-03-02T10:00:00.000Z' };
  await reply('POST /api/notices/read', { message: 'Read.' });

  expect(unread()).toHaveLength(0);
});

test('keeps the notifications unread when marking them fails', async () => {
  await show();

  await press('Mark all as read');
  await reject('POST /api/notices/read', 502, { message: '' });

  expect(screen.getByText('We couldn’t mark them as read. Try again.')).toBeDefined();
  expect(unread()).toHaveLength(1);
});
