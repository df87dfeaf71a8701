import type { InboxNotification } from '@kirdaar/contract/notifications/inbox';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { inboxWrites } from '#features/notifications/inbox/inbox-writes.ts';
import { NotificationBell } from '#features/notifications/inbox/NotificationBell.tsx';
import { press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { currentToasts } from '#ui/toast-list.ts';

beforeEach(async () => {
  await openSite([
    { path: '/', Component: () => <NotificationBell reader="talent" /> },
    { path: '/user/notices', action: pageAction(inboxWrites), Component: () => <h1>All of them</h1> },
    { path: '/user/media', Component: () => <h1>Media</h1> },
  ]);
});

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const toggle = () => act(async () => fireEvent.click(bell()));
const isOpen = () => bell().getAttribute('aria-expanded') === 'true';
const notice = (id: string, fields: Partial<InboxNotification> = {}): InboxNotification => ({
  ...{ id, kind: 'views', title: `About ${id}`, text: 'Text', path: '/user/media', read_at: null },
  ...{ created_at: '2026-03-01T10:00:00.000Z', ...fields },
});
const load = (notices: InboxNotification[]) => reply('GET /api/notices', { notices, more: false });

test('shows the six newest notifications', async () => {
  await toggle();
  expect(screen.getByText('Loading...')).toBeDefined();
  await load(['n8', 'n7', 'n6', 'n5', 'n4', 'n3', 'n2'].map((id) => notice(id)));

  const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 16));
  expect(titles()).toHaveLength(6);
  expect(titles()[0]).toBe('Unread: About n8');
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('closes by Escape, by leaving it and by choosing, and keeps the focus', async () => {
  await toggle();
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(bell(), { key: 'a' });
  expect(isOpen()).toBe(true);
  await act(async () => fireEvent.keyDown(bell(), { key: 'Escape' }));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(bell());

  await toggle();
  await act(async () => fireEvent.blur(bell(), { relatedTarget: bell().parentElement?.lastElementChild }));
  expect(isOpen()).toBe(true);
  await act(async () => fireEvent.blur(bell(), { relatedTarget: document.body }));
  expect(isOpen()).toBe(false);
  await toggle();
  await toggle();
  expect(isOpen()).toBe(false);
});

test('marks an unread notification as read when it is opened', async () => {
  await toggle();
  await load([notice('n1'), notice('n0', { read_at: '2026-03-02T10:00:00.000Z' })]);
  pending.length = 0;

  await act(async () => fireEvent.click(screen.getByRole('link', { name: /About n1/ })));

  expect(pending.map(({ to }) => to)).toContain('POST /api/notices/n1/read');
  expect(screen.getByRole('heading').textContent).toBe('Media');
});

test('marks all as read, or says that this failed', async () => {
  await toggle();
  await load([notice('n1'), notice('n0')]);

  await press('Mark all as read');
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveProperty('disabled', true);
  const sent = await reject('POST /api/notices/read', 502);

  expect(sent.body).toEqual({ newest: 'n1' });
  expect(currentToasts()).toHaveLength(1);
});

test('offers nothing to mark when all are read, and says that there are none', async () => {
  await toggle();
  await load([notice('n0', { read_at: '2026-03-02T10:00:00.000Z' })]);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(screen.queryByText(/^Unread/)).toBeNull();
  await toggle();

  await toggle();
  expect(screen.queryByRole('listitem')).toBeNull();
  await load([]);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(screen.getByText(/^No notifications|^You have no notifications/)).toBeDefined();
});

test('loads again after a failure', async () => {
  await toggle();
  await reject('GET /api/notices', 503, { message: 'Not now.' });
  expect(screen.getByRole('alert').textContent).toContain('Not now.');

  await press('Try again');
  await load([notice('n1')]);

  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: /About n1/ })).toBeDefined();
});
