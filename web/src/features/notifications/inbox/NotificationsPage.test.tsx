import type { InboxNotification } from '@kirdaar/contract/notifications/inbox';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import NotificationsPage, { clientAction } from '#features/notifications/inbox/NotificationsPage.tsx';
import { mockServer } from '#testing/mock-server.ts';
import { Toasts } from '#ui/Toasts.tsx';

let received: ReturnType<typeof mockServer>;
let newest: InboxNotification;

beforeEach(() => {
  received = mockServer();
  newest = notification('n2');
});
function notification(id: string): InboxNotification {
  const text = { kind: 'views', title: `About ${id}`, text: 'Text', path: '/user/media' } as const;
  return { ...text, id, created_at: '2026-03-01T10:00:00.000Z', read_at: null };
}

async function show() {
  // The router passes only the loader's data, whatever other props the page's type requires.
  const Component = NotificationsPage as ComponentType;
  const loader = () => ({ notices: [newest], more: true });
  const Site = createRoutesStub([{ path: '/user/notices', Component, loader, action: clientAction }]);
  await act(async () =>
    render(
      <>
        <Site initialEntries={['/user/notices']} />
        <Toasts />
      </>,
    ),
  );
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const answer = (status: number, body: object) => act(async () => received.at(-1)?.answer(status, body));
const unread = () => screen.queryAllByText('Unread:');

test('shows older notifications below the newest', async () => {
  await show();

  await press('Show older');
  expect(received[0]?.to).toBe('GET /api/notices?before=n2');
  await answer(200, { notices: [notification('n1')], more: false });

  expect(screen.getAllByText(/^About/).map(({ textContent }) => textContent)).toEqual([
    'Unread: About n2',
    'Unread: About n1',
  ]);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('explains a failure to load older notifications', async () => {
  await show();

  await press('Show older');
  await answer(502, {});

  expect(screen.getByText('We couldn’t load older notifications. Try again.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show older' })).toBeDefined();
});

test('marks all shown notifications as read, also the older ones', async () => {
  await show();
  await press('Show older');
  await answer(200, { notices: [notification('n1')], more: false });
  expect(unread()).toHaveLength(2);

  await press('Mark all as read');
  expect(received[1]).toMatchObject({ to: 'POST /api/notices/read', body: { newest: 'n2' } });
  newest = { ...newest, read_at: '2026-03-02T10:00:00.000Z' };
  await answer(200, { message: 'Read.' });

  expect(unread()).toHaveLength(0);
});

test('keeps the notifications unread when marking them fails', async () => {
  await show();

  await press('Mark all as read');
  await answer(502, {});

  expect(screen.getByText('We couldn’t mark them as read. Try again.')).toBeDefined();
  expect(unread()).toHaveLength(1);
});
