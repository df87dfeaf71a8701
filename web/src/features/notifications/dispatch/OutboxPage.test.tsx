import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import OutboxPage from '#features/notifications/dispatch/OutboxPage.tsx';
import { openSite } from '#testing/open-page.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

let loads = 0;

function open(messages: object[]) {
  const loader = () => {
    loads += 1;
    return { messages };
  };
  return openSite([{ path: '/', Component: OutboxPage, loader }]);
}

test('shows a delivery of the outbox in full, with its code to copy', async () => {
  const text = 'Your code is 123456.';
  const sent = { channel: 'email', to: 'asha@example.com', sent_at: '2026-03-01T10:00:00.000Z' };
  await open([{ id: '1', subject: 'Your code', text, ...sent }]);

  expect(await screen.findByRole('heading', { name: 'Your code' })).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText(/Email to asha@example\.com/)).toBeDefined();
  expect(screen.getByText('123456')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy the code' })).toBeDefined();
});

test('shows an empty state for an empty outbox', async () => {
  await open([]);

  expect(await screen.findByText('No messages yet. New ones appear here.')).toBeDefined();
});

test('copies a code, and offers none for a message without one', async () => {
  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const sent = { channel: 'sms', to: '+919812300001', sent_at: '2026-03-01T10:00:00.000Z', subject: 'News' };
  await open([
    { id: '1', text: 'Your code is 123456.', ...sent },
    { id: '2', text: 'You have 1234567 views.', ...sent },
  ]);

  const copy = await screen.findByRole('button', { name: 'Copy the code' });
  await act(async () => fireEvent.click(copy));

  expect(writeText).toHaveBeenCalledWith('123456');
});

test('looks for new messages by itself while the window is visible', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  loads = 0;
  await open([]);
  await screen.findByText(/^No messages yet/);

  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(loads).toBe(2);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(loads).toBe(2);
  vi.restoreAllMocks();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Refresh|Reload/ })));
  expect(loads).toBe(3);
});
