import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotificationBell } from '#features/notifications/inbox/NotificationBell.tsx';
import { mockServer, received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

beforeEach(async () => {
  mockServer({ answersLongPolls: true });
  await openSite([{ path: '/', Component: () => <NotificationBell reader="talent" /> }]);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const answer = (newest: string | null, unread: number) => reply('GET /api/notices/wait', { newest, unread });
const label = () => screen.getByRole('button').getAttribute('aria-label');
const hide = (hidden: boolean) =>
  act(async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('counts the unread notifications, and each change from the last known state', async () => {
  expect(received.map(({ to }) => to)).toEqual(['GET /api/notices/wait']);
  expect(label()).toBe('Notifications');

  await answer('n1', 1);
  expect(label()).toBe('Notifications, 1 unread');
  expect(screen.getByRole('button').textContent).toBe('1');
  expect(received.at(-1)?.to).toBe('GET /api/notices/wait?newest=n1&unread=1');

  await answer('n1', 0);
  expect(label()).toBe('Notifications');
});

test('announces a notification that arrives while the page is open, but not one that was there', async () => {
  await answer('n1', 1);
  expect(screen.queryByText(/^New notification/)).toBeNull();

  await answer('n2', 2);

  expect(screen.getByText('New notification. 2 unread.')).toBeTruthy();
});

test('waits for live updates only while the window is visible', async () => {
  await answer('n1', 1);
  const sent = received.length;

  await hide(true);
  expect(received.at(-1)?.cancelled()).toBe(true);
  expect(received).toHaveLength(sent);

  await hide(false);
  expect(received.slice(sent).map(({ to }) => to)).toEqual(['GET /api/notices/wait?newest=n1&unread=1']);
});

test('stops asking once the session has ended', async () => {
  vi.useFakeTimers();
  await reject('GET /api/notices/wait', 401, { message: 'Log in.' });
  await vi.advanceTimersByTimeAsync(600_000);
  vi.useRealTimers();

  expect(received).toHaveLength(1);
});
